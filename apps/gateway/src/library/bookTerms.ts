import { BookPayMode } from '@shuye/core-domain/book';
import type { BookRow } from '../database/schema/Tables.ts';
import { discountName } from './saleColumns.ts';
import { FREE_TERMS, type SaleTerms } from './SaleTerms.ts';

/** How a book is sold, read back from its row; of its chapters anyone may read so many, from the start. */
export function bookTerms(book: BookRow, freeChapters: number): SaleTerms {
  if (book.pay_mode === BookPayMode.Free) return FREE_TERMS;
  return {
    payMode: book.pay_mode === BookPayMode.Total ? 'whole-book' : 'per-chapter',
    price: book.bean_price,
    freeChapters,
    discount: discountName(book.discount),
    ...(book.limited_free_end === null ? {} : { limitedFreeEndMs: book.limited_free_end * 1000 }),
    monthly: book.is_monthly === 1,
    ...(book.extra_discount < 100 ? { memberPercent: book.extra_discount } : {}),
  };
}
