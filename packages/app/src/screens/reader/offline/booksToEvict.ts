import { CONTENT_CACHE_BOOKS } from '@shuye/reader-engine';

/** An entry of the device's kept books, without what is kept. */
export interface OfflineEntry {
  bookId: string;
  /** '' is a guest. */
  userId: string;
  /** Milliseconds. */
  keptAt: number;
}

/** Evicts all books of any other reader, and the oldest beyond those whose text is kept. */
export function booksToEvict(entries: readonly OfflineEntry[], userId: string): string[] {
  const own = entries.filter((entry) => entry.userId === userId).sort((a, b) => b.keptAt - a.keptAt);
  const stay = new Set(own.slice(0, CONTENT_CACHE_BOOKS).map(({ bookId }) => bookId));
  return entries.map(({ bookId }) => bookId).filter((bookId) => !stay.has(bookId));
}
