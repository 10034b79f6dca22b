import { discountedBeans } from '../book/memberPrice.ts';
import { isForSale, type SoldChapter } from '../purchase/batchPurchase.ts';
import { DEFAULT_DAY_LIMIT, type AutoBuyTerms } from './AutoBuy.ts';

/**
 * The terms that a reader is offered: no chapter dearer than the dearest that is for sale now at `discountPercent`, so that
 * a price which rises later is asked about. Undefined where nothing is for sale.
 */
export function proposeTerms(chapters: readonly SoldChapter[], discountPercent: number): AutoBuyTerms | undefined {
  const prices = chapters.filter(isForSale).map(({ beanPrice }) => discountedBeans(beanPrice, discountPercent));
  const chapterLimit = prices.reduce((most, price) => Math.max(most, price), 0);
  return chapterLimit > 0 ? { chapterLimit, dayLimit: DEFAULT_DAY_LIMIT } : undefined;
}
