import { randomUUID } from 'node:crypto';
import { NOT_ENOUGH_BEANS } from '@shuye/api-client/calls';
import { settlePurchase } from '@shuye/core-domain/purchase';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema/Tables.ts';
import { crashPoint } from '../durability/crashPoint.ts';
import { balanceOf, post } from '../money/ledger.ts';
import { WHOLE_BOOK } from '../books/readOwned.ts';
import { usableTickets } from '../tickets/usableTickets.ts';
import type { Goods } from './findGoods.ts';
import { payWithTickets } from './payWithTickets.ts';
import { refusePurchase } from './refusePurchase.ts';
import { spendTickets } from './spendTickets.ts';

/** More purchases in a minute than anybody makes by hand. */
export const MOST_PURCHASES_A_MINUTE = 120;
const MINUTE = 60_000;

interface Buyer {
  userId: string;
  ticketIds: readonly string[];
  /** Milliseconds. */
  now: number;
}

async function checkPace(transaction: Transaction<Tables>, { userId, now }: Buyer): Promise<void> {
  const { count } = await transaction
    .selectFrom('purchase')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', now - MINUTE)
    .executeTakeFirstOrThrow();
  if (count >= MOST_PURCHASES_A_MINUTE) throw refusePurchase(410);
}

async function grant(transaction: Transaction<Tables>, goods: Goods, purchaseId: string, buyer: Buyer): Promise<void> {
  const ids = goods.kind === 'book' ? [WHOLE_BOOK] : goods.chapters.map(({ id }) => id);
  const owned = { user_id: buyer.userId, book_id: goods.book.id, purchase_id: purchaseId, created_at: buyer.now };
  /** Rows of one statement; a database takes a limited number of values at once. */
  for (let from = 0; from < ids.length; from += 500) {
    await transaction
      .insertInto('entitlement')
      .values(ids.slice(from, from + 500).map((chapter_id) => ({ ...owned, chapter_id })))
      .execute();
  }
}

/**
 * Sells what was found in the same transaction: the record, the debit, what is owned from now on, the tickets. All of it
 * or nothing (E6).
 * @returns The balance afterwards and the tickets that paid.
 * @throws CallError where beans or tickets do not reach, or the account buys faster than anybody can.
 */
export async function buyGoods(
  transaction: Transaction<Tables>,
  goods: Goods,
  buyer: Buyer,
): Promise<{ balance: number; usedTicketIds: string[] }> {
  const { userId, ticketIds, now } = buyer;
  const { kind, book, chapters, price } = goods;
  crashPoint('after-entitlement');
  await checkPace(transaction, buyer);

  const beanBalance = await balanceOf(transaction, userId);
  const parts = payWithTickets(await usableTickets(transaction, userId, now), ticketIds, price, now);
  const ticketBeans = parts.reduce((sum, { beans }) => sum + beans, 0);
  const { byTickets, due, outcome } = settlePurchase({ beanPrice: price, ticketBeans, beanBalance });
  if (!outcome.affordable) throw refusePurchase(NOT_ENOUGH_BEANS);

  const id = randomUUID();
  await transaction
    .insertInto('purchase')
    .values({
      id,
      user_id: userId,
      kind,
      book_id: book.id,
      title: book.title,
      chapter_title: chapters[0]?.title ?? '',
      chapter_count: chapters.length,
      price,
      paid_beans: due,
      paid_by_tickets: byTickets,
      created_at: now,
    })
    .execute();
  const balance =
    due > 0 ? await post(transaction, { userId, beans: -due, otherSide: 'sales', reference: id, now }) : beanBalance;
  await grant(transaction, goods, id, buyer);
  crashPoint('after-grant');
  await spendTickets(transaction, parts, id);
  return { balance, usedTicketIds: parts.map(({ beanId }) => beanId) };
}
