import { BookPayMode } from '@shuye/core-domain/book';
import type { BookRow, ChapterRow } from '../database/schema/Tables.ts';
import { FREE_TERMS, type SaleTerms } from './SaleTerms.ts';

/** The terms that decide which chapters of a book are free and what they cost, read back from its rows. */
export function currentTerms(book: BookRow | undefined, chapters: readonly ChapterRow[]): SaleTerms {
  if (!book || book.pay_mode === BookPayMode.Free) return FREE_TERMS;
  const firstCharged = chapters.findIndex((chapter) => chapter.is_free === 0);
  return {
    payMode: book.pay_mode === BookPayMode.Total ? 'whole-book' : 'per-chapter',
    price: book.bean_price,
    freeChapters: firstCharged < 0 ? chapters.length : firstCharged,
  };
}
