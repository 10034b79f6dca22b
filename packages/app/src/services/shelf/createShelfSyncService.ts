import { messages } from '@shuye/core-domain/error';
import { isLoggedInId } from '@shuye/core-domain/member';
import { openedShelf, type SyncFailure } from '@shuye/core-domain/shelf';
import type { ShelfSync } from './createShelfSync.ts';
import type { AccountShelfParts, ShelfSyncService } from './ShelfSyncService.ts';

type Parts = Omit<AccountShelfParts, 'userId' | 'reader'> & {
  userId: () => string;
  /** The code of accounts' shelves; a guest never loads it. */
  open?: () => Promise<typeof import('./openAccountShelf.ts')>;
};

/** The code of the account's shelf did not come. */
const unopened: SyncFailure = { kind: 'dialog', tag: 'sync bookmark fail', message: messages.shelfSyncFailure };

export function createShelfSyncService({
  userId,
  open = () => import('./openAccountShelf.ts'),
  ...parts
}: Parts): ShelfSyncService {
  const { shelf, reportError } = parts;
  let kept: { userId: string; sync?: ShelfSync } | undefined;

  const begin = async (reader: string): Promise<void> => {
    const mine = { userId: reader };
    kept?.sync?.stop();
    kept = mine;
    shelf.getState().setStatus(openedShelf);
    shelf.getState().reload();
    if (!isLoggedInId(reader)) return shelf.getState().setStatus({ isReady: true });
    try {
      const { openAccountShelf } = await open();
      if (kept !== mine) return;
      const account = openAccountShelf({ ...parts, userId: reader, reader: userId });
      kept = { ...mine, sync: account };
      await account.load();
    } catch (error) {
      reportError(error);
      if (kept === mine) kept = undefined;
      shelf.getState().setStatus({ isReady: true });
    }
  };

  return {
    start: () => begin(userId()),
    refresh: async (options = { isSilent: true }) => {
      const reader = userId();
      if (kept?.userId !== reader) await begin(reader);
      else shelf.getState().reload();
      if (kept?.sync) return kept.sync.sync(options);
      if (!isLoggedInId(reader)) return true;
      if (options.isSilent !== true) shelf.getState().setStatus({ failure: unopened });
      return false;
    },
    stop: () => {
      kept?.sync?.stop();
      kept = undefined;
    },
  };
}
