import { GROUPS_FULL_STATUS, syncShelfGroups } from '@shuye/api-client/calls';
import { groupItemsToPush } from '@shuye/core-domain/shelf-groups';
import { createShelfGroupStore } from '../stores/shelfGroupStore.ts';
import { createCollectionSync } from './createCollectionSync.ts';
import { toldBooks } from './toldBooks.ts';
import type { Services } from './Services.ts';

export const createGroupSync = (services: Services): (() => Promise<boolean>) =>
  createCollectionSync(services, {
    store: services.storeOf(createShelfGroupStore),
    call: syncShelfGroups,
    toPush: (record) => groupItemsToPush(record, toldBooks(services.storage)),
    fullStatus: GROUPS_FULL_STATUS,
    what: 'Groups of the shelf',
  });
