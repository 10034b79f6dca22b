import { itemsToPush } from '@shuye/core-domain/collection';
import { GROUPS_FULL_STATUS, syncShelfGroups } from '@shuye/api-client/calls';
import { MAX_SENT_GROUP_ITEMS } from '@shuye/core-domain/shelf-groups';
import { createShelfGroupStore } from '../stores/shelfGroupStore.ts';
import { createCollectionSync } from './createCollectionSync.ts';
import type { Services } from './Services.ts';

export const createGroupSync = (services: Services): (() => Promise<boolean>) =>
  createCollectionSync(services, {
    store: services.storeOf(createShelfGroupStore),
    call: syncShelfGroups,
    toPush: (record) => itemsToPush(record, MAX_SENT_GROUP_ITEMS),
    fullStatus: GROUPS_FULL_STATUS,
    what: 'Groups of the shelf',
  });
