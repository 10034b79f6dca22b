import { BookPayMode } from '../book/Book.ts';
import { parseBatchSize, type BatchSize } from '../purchase/batchPurchase.ts';
import { buildQuery } from '../query/buildQuery.ts';
import type { Query } from '../query/parseQuery.ts';

/** What the buy page is told by its address [ROUTE-55]. */
export interface BuyBookInput {
  bookId: string;
  /** Absent where the address names none that is known: the page asks the book. */
  payMode?: BookPayMode | undefined;
  chapterId?: string | undefined;
  /** Several chapters from that one on are marked; without it the one. */
  batch?: BatchSize | undefined;
  title?: string | undefined;
  /** Beans as the reader saw them; the server's price stands. */
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

/** The buy page's input from its query, or undefined without a book [BUY-01]. */
export function parseBuyBook(query: Query): BuyBookInput | undefined {
  const bookId = query.get('bid');
  if (bookId === undefined) return undefined;
  const price = query.get('price') ?? '';
  return {
    bookId,
    payMode: Object.values(BookPayMode).find((mode) => mode === query.get('payMode')),
    chapterId: query.get('cid'),
    batch: parseBatchSize(query.get('num')),
    title: query.get('bookName'),
    beanPrice: /^\d{1,9}$/.test(price) ? Number(price) : undefined,
  };
}
