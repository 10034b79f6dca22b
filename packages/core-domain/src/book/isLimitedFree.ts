import { DiscountType, type Book } from './Book.ts';

/** Limited-free holds until its end on the server's clock; without an end it holds [LOCK-14] (D-064). */
export const isLimitedFree = (book: Pick<Book, 'discount' | 'limitedFreeEnd' | 'serverTime'>): boolean =>
  book.discount === DiscountType.LimitedFree &&
  (book.limitedFreeEnd === undefined || book.limitedFreeEnd > book.serverTime);
