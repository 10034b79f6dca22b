import { isKept } from './ShelfEntry.ts';
import { currentShelf, type ShelfRecord } from './ShelfRecord.ts';

/** What the button that keeps a book is to say: not kept, on its way to the shelf, kept [ENUM-25]. */
export type ShelfMembership = 'absent' | 'adding' | 'kept';

/** `isAdding`: the book is being added, and its adding is not written yet. */
export function shelfMembership(record: ShelfRecord, bookId: string, isAdding: boolean): ShelfMembership {
  if (currentShelf(record).some((entry) => entry.bookId === bookId && isKept(entry))) return 'kept';
  return isAdding ? 'adding' : 'absent';
}
