import { beansToYuan } from './beanRate.ts';
import { BookPayMode, type Book } from './Book.ts';

const TEN_THOUSAND = 10_000;

/**
 * What a limited-free book costs otherwise, in yuan with one decimal: the price of a thousand characters times the whole
 * ten-thousands of its words, or the price of the whole book [COVER-26]. Undefined where that is nothing.
 */
export function priceBeforeFree({
  payMode,
  beanPrice,
  wordCount,
}: Pick<Book, 'payMode' | 'beanPrice' | 'wordCount'>): string | undefined {
  const yuan =
    payMode === BookPayMode.Word
      ? beanPrice * Math.floor(wordCount / TEN_THOUSAND)
      : payMode === BookPayMode.Total
        ? beansToYuan(beanPrice)
        : 0;
  return yuan > 0 ? `${yuan.toFixed(1)}元` : undefined;
}
