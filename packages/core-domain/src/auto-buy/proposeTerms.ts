import { discountedBeans } from '../book/memberPrice.ts';
import { isForSale, type SoldChapter } from '../purchase/batchPurchase.ts';
import { autoBuyDayLimits, DEFAULT_DAY_LIMIT, type AutoBuyTerms } from './AutoBuy.ts';

const isCovered = (price: number): boolean => autoBuyDayLimits.some((limit) => limit >= price);

/**
 * The dearest chapter for sale at `discountPercent` is the limit, so that a price which rises later is asked about. One
 * beyond every day's limit is not counted: its reader is asked. Undefined where nothing else is for sale.
 */
export function proposeTerms(chapters: readonly SoldChapter[], discountPercent: number): AutoBuyTerms | undefined {
  const prices = chapters.filter(isForSale).map(({ beanPrice }) => discountedBeans(beanPrice, discountPercent));
  const chapterLimit = prices.filter(isCovered).reduce((most, price) => Math.max(most, price), 0);
  const dayLimit = autoBuyDayLimits.find((limit) => limit >= Math.max(chapterLimit, DEFAULT_DAY_LIMIT));
  return chapterLimit > 0 && dayLimit !== undefined ? { chapterLimit, dayLimit } : undefined;
}
