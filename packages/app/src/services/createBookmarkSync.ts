import { BOOKMARKS_FULL_STATUS, syncTextBookmarks } from '@shuye/api-client/calls';
import { bookmarksToPush } from '@shuye/core-domain/text-bookmarks';
import { createBookmarkStore } from '../stores/bookmarkStore.ts';
import { createCollectionSync } from './createCollectionSync.ts';
import { toldBooks } from './toldBooks.ts';
import type { Services } from './Services.ts';

export const createBookmarkSync = (services: Services): (() => Promise<boolean>) =>
  createCollectionSync(services, {
    store: services.storeOf(createBookmarkStore),
    call: syncTextBookmarks,
    toPush: (record) => bookmarksToPush(record, toldBooks(services.storage)),
    fullStatus: BOOKMARKS_FULL_STATUS,
    what: 'Bookmarks',
  });
