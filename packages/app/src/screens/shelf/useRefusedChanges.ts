import { ShelfActionKind } from '@shuye/core-domain/shelf';
import { useMemo, useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { useSession } from '../../hooks/useSession.ts';
import { useShelf } from '../../hooks/useShelf.ts';
import { createRefusedChanges, type RefusedChange } from '../../storage/createRefusedChanges.ts';

const none: readonly RefusedChange[] = [];

export function useRefusedChanges() {
  const { shelf, storage } = useServices();
  const isAccount = useSession(({ isLoggedIn }) => isLoggedIn);
  // Set aside with a change of the shelf: looked at again with each.
  const entries = useShelf((state) => state.entries);
  const [dropped, setDropped] = useState(0);
  const refused = useMemo(() => createRefusedChanges(storage), [storage]);
  // oxlint-disable-next-line react/exhaustive-deps
  const changes = useMemo(() => (isAccount ? refused.all() : none), [refused, isAccount, entries, dropped]);

  const drop = (change: RefusedChange): void => {
    refused.drop(change);
    setDropped(dropped + 1);
  };
  const retry = (change: RefusedChange): void => {
    drop(change);
    const { kind, bookId, details } = change.action;
    if (kind === ShelfActionKind.Delete) void shelf.getState().remove([bookId]);
    else if (details) void shelf.getState().add({ bookId, ...details });
  };
  return { changes, drop, retry };
}
