import type { BookBrief } from '../book/Book.ts';

export type ChangedBooks = { change: 'others'; books: readonly BookBrief[] } | { change: 'same' };

/** What 换一换 brings: the books of the answer that were not shown, each once [RECOM-06]. */
export function changedBooks(shown: readonly BookBrief[], answer: readonly BookBrief[]): ChangedBooks {
  const known = new Set(shown.map(({ bookId }) => bookId));
  const books = answer.filter(({ bookId }) => {
    const isNew = bookId !== '' && !known.has(bookId);
    known.add(bookId);
    return isNew;
  });
  return books.length > 0 ? { change: 'others', books } : { change: 'same' };
}
