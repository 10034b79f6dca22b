import { mergeEntries } from './mergeEntries.ts';
import { compareEntries, type Shelf, type ShelfEntry } from './ShelfEntry.ts';

/** The same in any order and grouping [SHELFSYNC-06, SHELFSYNC-07]. Nothing is cut: the view does that. */
export function mergeShelf(a: Iterable<ShelfEntry>, b: Iterable<ShelfEntry>): Shelf {
  const books = new Map<string, ShelfEntry>();
  for (const entries of [a, b]) {
    for (const entry of entries) {
      const known = books.get(entry.bookId);
      books.set(entry.bookId, known ? mergeEntries(known, entry) : entry);
    }
  }
  return Array.from(books.values()).sort(compareEntries);
}
