import { discountedBeans } from '../book/memberPrice.ts';

/** Beans of several chapters for a reader who pays this percent: each is rounded up by itself, as it is when sold alone. */
export const chaptersPrice = (beanPrices: readonly number[], percent: number): number =>
  beanPrices.reduce((sum, beans) => sum + discountedBeans(beans, percent), 0);
