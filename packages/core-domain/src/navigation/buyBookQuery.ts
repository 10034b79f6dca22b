import type { BookPayMode } from '../book/Book.ts';
import type { BatchSize } from '../purchase/batchPurchase.ts';
import { buildQuery } from '../query/buildQuery.ts';
import type { Query } from '../query/parseQuery.ts';

/** What the buy page is told by its address; the server's price stands above `beanPrice` [ROUTE-55]. */
export interface BuyBookInput {
  bookId: string;
  /** Absent where the address names none that is known: the page asks the book. */
  payMode?: BookPayMode | undefined;
  chapterId?: string | undefined;
  batch?: BatchSize | undefined;
  title?: string | undefined;
  beanPrice?: number | undefined;
}

/** The query of the buy page: its own six values, then the whole query of the page before [ROUTE-55]. */
export const buyBookQuery = (input: BuyBookInput, current: Query): string =>
  buildQuery([
    ['bid', input.bookId],
    ['payMode', input.payMode],
    ['cid', input.chapterId],
    ['num', input.batch],
    ['bookName', input.title],
    ['price', input.beanPrice],
    ...current,
  ]);
