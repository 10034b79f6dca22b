import { BOOKMARKS_FULL_STATUS, syncTextBookmarks } from '@shuye/api-client/calls';
import { MAX_SENT_BOOKMARKS } from '@shuye/core-domain/text-bookmarks';
import { createBookmarkStore } from '../stores/bookmarkStore.ts';
import { createCollectionSync } from './createCollectionSync.ts';
import type { Services } from './Services.ts';

/** Bookmarks of an account, in step with its other devices. */
export const createBookmarkSync = (services: Services): (() => Promise<void>) =>
  createCollectionSync(services, {
    store: services.storeOf(createBookmarkStore),
    call: syncTextBookmarks,
    maxItems: MAX_SENT_BOOKMARKS,
    fullStatus: BOOKMARKS_FULL_STATUS,
    what: 'Bookmarks',
  });
