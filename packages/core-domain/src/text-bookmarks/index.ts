export { bookmarksToPush } from './bookmarksToPush.ts';
export { addBookmark, removeBookmarks } from './changeTextBookmarks.ts';
export { parseBookmarkItem, parseBookmarksByBook, parseTextBookmarks } from './parseTextBookmarks.ts';
export { bookmarksOf, MAX_SENT_BOOKMARKS, MAX_TEXT_BOOKMARKS } from './TextBookmark.ts';
export type { BookmarkItem, BookmarkRecord, TextBookmark } from './TextBookmark.ts';
