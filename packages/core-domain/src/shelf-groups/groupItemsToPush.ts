import { isUntoldBook, nothingTold } from '../book/localBook.ts';
import { itemsToPush } from '../collection/itemSync.ts';
import { bookOfItem, MAX_SENT_GROUP_ITEMS, type GroupItem, type ShelfGroupRecord } from './ShelfGroup.ts';

/** The oldest unacknowledged changes that a call may carry; none of a book that the server is not told of. */
export function groupItemsToPush({ items, unsent }: ShelfGroupRecord, told = nothingTold): readonly GroupItem[] {
  const isTold = ({ id }: GroupItem): boolean => !isUntoldBook(bookOfItem(id) ?? '', told);
  return itemsToPush({ items: items.filter(isTold), unsent }, MAX_SENT_GROUP_ITEMS);
}
