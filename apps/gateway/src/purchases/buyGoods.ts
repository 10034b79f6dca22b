import type { Transaction } from 'kysely';
import { WHOLE_BOOK } from '../books/loadOwned.ts';
import type { Tables } from '../database/schema/Tables.ts';
import { chargePurchase, type Buyer } from './chargePurchase.ts';
import type { Goods } from './findGoods.ts';

/** Rows of one statement; a database takes a limited number of values at once. */
const MAX_ROWS = 500;

async function grant(transaction: Transaction<Tables>, goods: Goods, purchaseId: string, buyer: Buyer): Promise<void> {
  const ids = goods.kind === 'book' ? [WHOLE_BOOK] : goods.chapters.map(({ id }) => id);
  const owned = { user_id: buyer.userId, book_id: goods.book.id, purchase_id: purchaseId, created_at: buyer.nowMs };
  for (let from = 0; from < ids.length; from += MAX_ROWS) {
    await transaction
      .insertInto('entitlement')
      .values(ids.slice(from, from + MAX_ROWS).map((chapter_id) => ({ ...owned, chapter_id })))
      .execute();
  }
}

/**
 * Sells the book or the chapters that were found in the same transaction.
 * @returns The balance afterwards and the tickets that paid.
 * @throws CallError as `chargePurchase` does.
 */
export function buyGoods(
  transaction: Transaction<Tables>,
  goods: Goods,
  buyer: Buyer,
): Promise<{ balance: number; usedTicketIds: string[] }> {
  const { kind, book, chapters, price } = goods;
  return chargePurchase(
    transaction,
    {
      record: {
        kind,
        book_id: book.id,
        title: book.title,
        chapter_title: chapters[0]?.title ?? '',
        chapter_count: chapters.length,
      },
      price,
      otherSide: 'sales',
      grant: (purchaseId) => grant(transaction, goods, purchaseId, buyer),
    },
    buyer,
  );
}
