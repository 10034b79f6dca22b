import { discountedBeans } from '../book/memberPrice.ts';
import { isForSale, type SoldChapter } from '../purchase/batchPurchase.ts';
import { autoBuyDayLimits, DEFAULT_DAY_LIMIT, type AutoBuyTerms } from './AutoBuy.ts';

const isCovered = (price: number): boolean => autoBuyDayLimits.some((limit) => limit >= price);

/**
 * The terms that a reader is offered: no chapter dearer than the dearest that is for sale now at `discountPercent`, so that
 * a price which rises later is asked about, and a day that covers such a chapter at least. A chapter beyond every day's
 * limit is not counted: its reader is asked about it. Undefined where nothing is for sale, or only what is dearer.
 */
export function proposeTerms(chapters: readonly SoldChapter[], discountPercent: number): AutoBuyTerms | undefined {
  const prices = chapters.filter(isForSale).map(({ beanPrice }) => discountedBeans(beanPrice, discountPercent));
  const chapterLimit = prices.filter(isCovered).reduce((most, price) => Math.max(most, price), 0);
  const dayLimit = autoBuyDayLimits.find((limit) => limit >= Math.max(chapterLimit, DEFAULT_DAY_LIMIT));
  return chapterLimit > 0 && dayLimit !== undefined ? { chapterLimit, dayLimit } : undefined;
}
