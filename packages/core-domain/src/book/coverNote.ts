import { openingTiers } from './openingTiers.ts';
import { BookPayMode, FreeStack, type Book } from './Book.ts';
import { isLimitedFree } from './isLimitedFree.ts';

type PricedBook = Pick<
  Book,
  'payMode' | 'beanPrice' | 'discount' | 'isMonthly' | 'limitedFreeEnd' | 'serverTime' | 'isBought' | 'freeStack'
>;

type Note = (book: PricedBook) => string | undefined;

const notes: readonly Note[] = [
  ({ isBought }) => (isBought ? '已购买，全本可读' : undefined),
  ({ payMode, freeStack }) =>
    payMode === BookPayMode.Free || freeStack === FreeStack.Free ? '全本免费阅读' : undefined,
  (book) => (isLimitedFree(book) ? '限时免费，全本可读' : undefined),
  (book) => (openingTiers(book).length > 0 ? '会员免费阅读' : undefined),
  ({ payMode, beanPrice }) => (payMode === BookPayMode.Total && beanPrice > 0 ? `全本${beanPrice}书豆` : undefined),
  ({ payMode, beanPrice }) =>
    payMode === BookPayMode.Word && beanPrice > 0 ? `付费章节${beanPrice}书豆/千字` : undefined,
];

/** The note at the foot of a cover: what the book costs; undefined where that is not known [COVER-11]. */
export function coverNote(book: PricedBook): string | undefined {
  for (const note of notes) {
    const text = note(book);
    if (text !== undefined) return text;
  }
  return undefined;
}
