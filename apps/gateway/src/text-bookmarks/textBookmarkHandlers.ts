import { BOOKMARKS_FULL_STATUS } from '@shuye/api-client/calls';
import { boundItem, isLiveItem, mergeItem } from '@shuye/core-domain/collection';
import { MAX_TEXT_BOOKMARKS, parseBookmarkItem, type BookmarkItem } from '@shuye/core-domain/text-bookmarks';
import type { Handlers } from '../calls/Handler.ts';
import type { ItemKind } from '../reader-items/ItemKind.ts';
import { syncItems } from '../reader-items/syncItems.ts';

export const textBookmarkKind: ItemKind<BookmarkItem> = {
  table: 'text_bookmark',
  parse: parseBookmarkItem,
  merge: mergeItem,
  isLive: isLiveItem,
  bound: boundItem,
  limits: { maxLive: MAX_TEXT_BOOKMARKS, maxRows: 2 * MAX_TEXT_BOOKMARKS },
  full: { state: BOOKMARKS_FULL_STATUS, message: '书签已达5000条，请先删除一些' },
};

export const textBookmarkHandlers: Pick<Handlers, 'syncTextBookmarks'> = {
  syncTextBookmarks: async (request, context) =>
    syncItems(textBookmarkKind, { call: 'syncTextBookmarks', request, changes: request.items }, context),
};
