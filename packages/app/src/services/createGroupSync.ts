import { GROUPS_FULL_STATUS, syncShelfGroups } from '@shuye/api-client/calls';
import { applyServerCollection, itemsToPush } from '@shuye/core-domain/collection';
import { MAX_SENT_GROUP_ITEMS } from '@shuye/core-domain/shelf-groups';
import type { Services } from './Services.ts';
import { createShelfGroupStore } from '../stores/shelfGroupStore.ts';
import { createItemSync } from './createItemSync.ts';

/** Groups of an account's shelf, in step with its other devices. */
export function createGroupSync(services: Services): () => Promise<void> {
  const { storeOf, client, userId } = services;
  const store = storeOf(createShelfGroupStore);
  const round = async (account: string): Promise<boolean> => {
    const before = store.getState().load();
    const { device, revision } = before;
    const pushed = itemsToPush(before, MAX_SENT_GROUP_ITEMS);
    const answer = await client.send(syncShelfGroups, { userId: account, changes: pushed, since: revision });
    // Somebody else may read here by now: their groups are another record.
    if (userId() !== account || store.getState().load().device !== device) return false;
    const { unsent } = store.getState().change((record) => applyServerCollection(record, { pushed, ...answer }));
    return answer.hasMore || answer.revision < revision || (unsent.length > 0 && pushed.length > 0);
  };
  return createItemSync(services, { round, fullStatus: GROUPS_FULL_STATUS, what: 'Groups of the shelf' });
}
