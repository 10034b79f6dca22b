import type { ItemSyncCall } from '@shuye/api-client/calls';
import { applyServerCollection, type Collection, type StampedItem } from '@shuye/core-domain/collection';
import { createItemSync } from './createItemSync.ts';
import type { Services } from './Services.ts';

interface CollectionStore<Value> {
  getState: () => {
    load: () => Collection<Value>;
    change: (make: (record: Collection<Value>) => Collection<Value>) => Collection<Value>;
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

/** Keeps a collection of an account in step with its other devices; one sync at a time, a guest's does nothing. */
export function createCollectionSync<Value>(
  services: Services,
  { store, call, toPush, fullStatus, what }: CollectionSyncParts<Value>,
): () => Promise<boolean> {
  const { client, userId } = services;
  const round = async (account: string): Promise<boolean> => {
    const before = store.getState().load();
    const { device, revision } = before;
    const pushed = toPush(before);
    const answer = await client.send(call, { userId: account, changes: pushed, since: revision });
    // Somebody else may read here by now: what they keep is another record.
    if (userId() !== account) return false;
    // Another tab was the first to store one: that is the record of this device, and is synced instead.
    if (store.getState().load().device !== device) return true;
    const after = store.getState().change((record) => applyServerCollection(record, { pushed, ...answer }));
    // Something may have changed while the answer was on its way.
    return answer.hasMore || answer.revision < revision || toPush(after).length > 0;
  };
  const isWaiting = () => toPush(store.getState().load()).length > 0;
  return createItemSync(services, { round, isWaiting, fullStatus, what });
}
