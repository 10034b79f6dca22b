import { beansToYuan } from './beanRate.ts';
import { BookPayMode, type Book } from './Book.ts';

const TEN_THOUSAND = 10_000;

/** Yuan, one decimal: the price of a thousand characters times the whole ten-thousands, or the book's [COVER-26]. */
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
