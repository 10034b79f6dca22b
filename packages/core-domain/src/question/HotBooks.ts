import type { BookBrief } from '../book/Book.ts';

export type RankedBook = BookBrief & { order: number };

export interface HotBooks {
  books: readonly RankedBook[];
  currentPage: number;
  totalPages: number;
}

/** Pages joined into one list by the server's order; a book that moved between two pages is shown once. */
export function joinHotBooks(pages: ReadonlyArray<Pick<HotBooks, 'books'>>): RankedBook[] {
  const byId = new Map(pages.flatMap(({ books }) => books).map((book): [string, RankedBook] => [book.bookId, book]));
  return [...byId.values()].sort((a, b) => a.order - b.order);
}
