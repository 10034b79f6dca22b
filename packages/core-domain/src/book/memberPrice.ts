import type { Member } from '../member/Member.ts';
import { isLimitedFree } from './isLimitedFree.ts';
import { BookPayMode, type Book } from './Book.ts';

const FULL_PRICE = 100;

type Priced = Pick<Book, 'payMode' | 'isMonthly' | 'extraDiscount' | 'discount' | 'limitedFreeEnd' | 'serverTime'>;

/** A book that is sold to everybody: neither free, nor free for now, nor part of the monthly library. */
const isNormal = (book: Priced): boolean =>
  book.payMode !== BookPayMode.Free && !book.isMonthly && !isLimitedFree(book);

/** Percent of the price that this reader pays: a monthly member has an extra discount on normal books [PROD-17]. */
export function pricePercent(book: Priced, member: Member): number {
  const percent = book.extraDiscount ?? FULL_PRICE;
  const holds = member.activeTiers.has('monthly') && isNormal(book) && percent > 0 && percent < FULL_PRICE;
  return holds ? percent : FULL_PRICE;
}

/** Whole beans; a fraction counts as one, so that no discount makes a paid chapter free. */
export const discountedBeans = (beans: number, percent: number): number => Math.ceil((beans * percent) / FULL_PRICE);
