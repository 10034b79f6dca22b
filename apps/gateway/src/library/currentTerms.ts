import type { BookRow, ChapterRow } from '../database/schema/Tables.ts';
import { bookTerms } from './bookTerms.ts';
import { FREE_TERMS, type SaleTerms } from './SaleTerms.ts';

/** The terms of a book that is there already, or of one that is new, read back from its rows. */
export function currentTerms(book: BookRow | undefined, chapters: readonly ChapterRow[]): SaleTerms {
  if (!book) return FREE_TERMS;
  const firstCharged = chapters.findIndex((chapter) => chapter.is_free === 0);
  return bookTerms(book, firstCharged < 0 ? chapters.length : firstCharged);
}
