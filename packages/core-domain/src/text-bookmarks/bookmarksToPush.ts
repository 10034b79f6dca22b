import { isUntoldBook, nothingTold } from '../book/localBook.ts';
import { itemsToPush } from '../collection/itemSync.ts';
import { MAX_SENT_BOOKMARKS, type BookmarkItem, type BookmarkRecord } from './TextBookmark.ts';

/** Ids begin with that of their book. */
const bookIdOf = (id: string): string => id.slice(0, id.indexOf(' '));

/** The oldest unacknowledged changes that a call may carry; none of a book that the server is not told of. */
export const bookmarksToPush = ({ items, unsent }: BookmarkRecord, told = nothingTold): readonly BookmarkItem[] =>
  itemsToPush({ items: items.filter(({ id }) => !isUntoldBook(bookIdOf(id), told)), unsent }, MAX_SENT_BOOKMARKS);
