import { mergeEntries } from './mergeEntries.ts';
import { compareEntries, type Shelf, type ShelfEntry } from './ShelfEntry.ts';

/**
 * What two sources know of all books, together; in any order, any number of times and in any grouping the same [SHELFSYNC-06,
 * SHELFSYNC-07]. Nothing is cut: which books show is a question of the view. Linear but for one sort.
 */
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
