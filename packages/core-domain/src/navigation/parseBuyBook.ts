import { BookPayMode } from '../book/Book.ts';
import { parseBatchSize } from '../purchase/batchPurchase.ts';
import type { Query } from '../query/parseQuery.ts';
import type { BuyBookInput } from './buyBookQuery.ts';

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
