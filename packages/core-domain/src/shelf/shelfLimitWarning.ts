import { messages } from '../error/messages.ts';
import { isKept, type Shelf } from './ShelfEntry.ts';
import { keptBooks, VISIBLE_SHELF } from './shelfView.ts';

export const SHELF_LIMIT_TOAST_MS = 5000;

export type ShelfLimitWarning = { warns: false } | { warns: true; text: string; hiddenBookId: string | undefined };

const named = (title: string): string => messages.shelfFull.replace('最早加入的书籍', `最早加入的书籍《${title}》`);

/** Warns that the shelf grows above 300, and says which book this hides [SHELFSYNC-12, SHELFSYNC-13] (D-135). */
export function shelfLimitWarning(shelf: Shelf, bookId: string): ShelfLimitWarning {
  const books = keptBooks(shelf);
  const isNew = !shelf.some((entry) => entry.bookId === bookId && isKept(entry));
  if (!isNew || books.length + 1 <= VISIBLE_SHELF) return { warns: false };
  const last = books[VISIBLE_SHELF - 1];
  return { warns: true, text: last?.title ? named(last.title) : messages.shelfFull, hiddenBookId: last?.bookId };
}
