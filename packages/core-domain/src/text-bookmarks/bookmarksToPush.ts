import { isLocalBookId } from '../book/localBook.ts';
import { itemsToPush } from '../collection/itemSync.ts';
import { MAX_SENT_BOOKMARKS, type BookmarkItem, type BookmarkRecord } from './TextBookmark.ts';

/** The oldest unacknowledged changes that a call may carry; none of a book on this device alone, known by its id. */
export const bookmarksToPush = ({ items, unsent }: BookmarkRecord): readonly BookmarkItem[] =>
  itemsToPush({ items: items.filter(({ id }) => !isLocalBookId(id)), unsent }, MAX_SENT_BOOKMARKS);
