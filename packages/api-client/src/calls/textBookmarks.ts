import { MAX_SENT_BOOKMARKS, parseBookmarkItem } from '@shuye/core-domain/text-bookmarks';
import { itemSync } from './itemSync.ts';

/** Refused because the account has as many bookmarks as the server keeps for one. */
export const BOOKMARKS_FULL_STATUS = 20_008;

/** Places that an account's reader marked, pushed and pulled in one call; where each book was left is `syncBookmarks`. */
export const syncTextBookmarks = itemSync({
  name: 'syncTextBookmarks',
  path: '/api/v1/sync/text-bookmarks',
  parse: parseBookmarkItem,
  maxItems: MAX_SENT_BOOKMARKS,
  refusals: { [BOOKMARKS_FULL_STATUS]: 'more bookmarks than are kept for one account' },
  defaultMessage: '书签同步失败',
});
