import type { ItemSyncCall } from '@shuye/api-client/calls';
import { applyServerCollection, type Collection, type StampedItem } from '@shuye/core-domain/collection';
import { AppError } from '@shuye/core-domain/error';
import { createItemSync } from './createItemSync.ts';
import type { Services } from './Services.ts';

/** A server of a former version refuses a call for one change of a kind that it does not know. */
const REFUSED = 400;
/** Refused changes that are tried anew in one sync. */
const MAX_ALONE = 3;

interface CollectionStore<Value> {
  getState: () => {
    load: () => Collection<Value>;
    change: (make: (record: Collection<Value>) => Collection<Value>, from: 'server') => Collection<Value>;
  };
}

interface CollectionSyncParts<Value> {
  store: CollectionStore<Value>;
  call: ItemSyncCall<StampedItem<Value>>;
  /** Gives as much as one call carries. */
  toPush: (record: Collection<Value>) => readonly StampedItem<Value>[];
  /** The state of the answer where the account may keep no more; its words are told once. */
  fullStatus: number;
  what: string;
}

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.code === REFUSED;

/**
 * Keeps a collection of an account in step with its other devices; one sync at a time, a guest's does nothing. A change that
 * the server refuses stays unsent, and is sent by itself behind the others from then on: nothing waits for it, and a server
 * that knows it has it within half a minute.
 */
export function createCollectionSync<Value>(
  services: Services,
  { store, call, toPush, fullStatus, what }: CollectionSyncParts<Value>,
): () => Promise<boolean> {
  const { client, userId } = services;
  const refused = new Set<string>();
  let most = Infinity;
  let isAskedAnew = false;

  const waiting = (record: Collection<Value>) =>
    toPush({ ...record, unsent: record.unsent.filter((id) => !refused.has(id)) });

  /** Says what is known afterwards; nothing where somebody else reads here by now: what they keep is another record. */
  const exchange = async (account: string, record: Collection<Value>, pushed: readonly StampedItem<Value>[]) => {
    const answer = await client.send(call, { userId: account, changes: pushed, since: record.revision });
    if (userId() !== account) return undefined;
    // Another tab was the first to store one: that is the record of this device, and is synced instead.
    if (store.getState().load().device !== record.device) return { hasMore: true };
    const after = store.getState().change((now) => applyServerCollection(now, { pushed, ...answer }), 'server');
    const isBehind = after.revision < answer.revision && !isAskedAnew;
    isAskedAnew ||= isBehind;
    // Something may have changed while the answer was on its way.
    return { hasMore: answer.hasMore || isBehind || answer.revision < record.revision || waiting(after).length > 0 };
  };

  /** Says whether one of them was taken. */
  const sendRefused = async (account: string): Promise<boolean> => {
    let isTaken = false;
    for (const id of [...refused].slice(0, MAX_ALONE)) {
      const record = store.getState().load();
      refused.delete(id);
      const alone = toPush({ ...record, unsent: record.unsent.filter((one) => one === id) });
      if (alone.length === 0) continue;
      try {
        if (!(await exchange(account, record, alone))) return false;
        isTaken = true;
      } catch (error) {
        // Behind the others: of many each has its turn.
        refused.add(id);
        if (!isRefusal(error)) throw error;
      }
    }
    if (refused.size > 0) throw new AppError('server', 'The server takes some changes not yet', { code: REFUSED });
    return isTaken;
  };

  const narrow = async (account: string, pushed: readonly StampedItem<Value>[], error: unknown): Promise<void> => {
    const [first] = pushed;
    if (!isRefusal(error) || !first) throw error;
    most = Math.ceil(pushed.length / 2);
    if (pushed.length > 1) return;
    // A server that refuses a call without changes as well refuses the caller, not the change.
    await exchange(account, store.getState().load(), []);
    refused.add(first.id);
  };

  const round = async (account: string): Promise<boolean> => {
    const record = store.getState().load();
    const pushed = waiting(record).slice(0, most);
    try {
      const known = await exchange(account, record, pushed);
      most *= 2;
      if (known?.hasMore !== false) return known !== undefined;
    } catch (error) {
      await narrow(account, pushed, error);
      return true;
    }
    return sendRefused(account);
  };
  const isWaiting = () => toPush(store.getState().load()).length > 0;
  return createItemSync(services, { round, isWaiting, fullStatus, what });
}
