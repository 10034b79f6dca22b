import { isLocalBookId } from '../book/localBook.ts';
import { itemsToPush } from '../collection/itemSync.ts';
import { MAX_SENT_BOOKMARKS, type BookmarkItem, type BookmarkRecord } from './TextBookmark.ts';

/** The oldest changes that the server has not acknowledged, as many as a call may carry; none of a book on this device alone, which its id begins with. */
export const bookmarksToPush = ({ items, unsent }: BookmarkRecord): readonly BookmarkItem[] =>
  itemsToPush({ items: items.filter(({ id }) => !isLocalBookId(id)), unsent }, MAX_SENT_BOOKMARKS);
