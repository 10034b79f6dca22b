import { randomUUID } from 'node:crypto';
import { BEYOND_TERMS, NOT_ENOUGH_BEANS } from '@shuye/api-client/calls';
import { beyondTerms, type AutoBuyTerms } from '@shuye/core-domain/auto-buy';
import { settlePurchase } from '@shuye/core-domain/purchase';
import type { Insertable, Transaction } from 'kysely';
import { spentAutomatically } from '../auto-buy/autoBuyTerms.ts';
import { CallError } from '../calls/callErrors.ts';
import type { Tables } from '../database/schema/Tables.ts';
import { crashPoint } from '../durability/crashPoint.ts';
import { balanceOf, post } from '../money/ledger.ts';
import { usableTickets } from '../tickets/usableTickets.ts';
import { allocateTickets } from './allocateTickets.ts';
import { rejectPurchase } from './rejectPurchase.ts';
import { redeemTickets } from './redeemTickets.ts';

/** More purchases than a reader makes by hand, books and memberships together. */
export const MAX_PURCHASES_PER_MINUTE = 120;
const TOO_FAST = 410;
const MINUTE_MS = 60_000;

export interface Buyer {
  userId: string;
  ticketIds: readonly string[];
  nowMs: number;
  /** What the reader agreed to, where the chapter is bought by itself. */
  terms?: AutoBuyTerms | undefined;
}

export interface Sale {
  /** What the reader's records show of it. */
  record: Pick<Insertable<Tables['purchase']>, 'kind' | 'book_id' | 'title' | 'chapter_title' | 'chapter_count'>;
  /** Beans. */
  price: number;
  /** The side of the ledger that takes the beans. */
  otherSide: 'sales' | 'memberships';
  grant: (purchaseId: string) => Promise<void>;
}

interface Charged {
  purchaseId: string;
  balance: number;
  usedTicketIds: string[];
}

async function assertPace(transaction: Transaction<Tables>, { userId, nowMs }: Buyer): Promise<void> {
  const { count } = await transaction
    .selectFrom('purchase')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', nowMs - MINUTE_MS)
    .executeTakeFirstOrThrow();
  if (count >= MAX_PURCHASES_PER_MINUTE) throw rejectPurchase(TOO_FAST);
}

/** @throws CallError where an automatic purchase is not what its reader agreed to. */
async function assertWithinTerms(
  transaction: Transaction<Tables>,
  { record, price }: Sale,
  { userId, nowMs, terms }: Buyer,
  due: number,
): Promise<void> {
  if (!terms) return;
  const spent = await spentAutomatically(transaction, userId, nowMs);
  const spentToday = spent.get(Number(record.book_id)) ?? 0;
  const refusal = beyondTerms(terms, { beanPrice: price, due, spentToday });
  if (refusal !== undefined) throw new CallError(BEYOND_TERMS, refusal);
}

/**
 * The only way to pay with beans and tickets, for books and memberships alike: the record, the debit, what was bought and
 * the tickets are one transaction, all of it or nothing (E6).
 * @throws CallError where beans or tickets do not reach, the account buys faster than a reader can, or an automatic
 * purchase goes beyond its terms.
 */
export async function chargePurchase(transaction: Transaction<Tables>, sale: Sale, buyer: Buyer): Promise<Charged> {
  const { userId, ticketIds, nowMs } = buyer;
  const { record, price, otherSide, grant } = sale;
  crashPoint('after-entitlement');
  await assertPace(transaction, buyer);

  const before = await balanceOf(transaction, userId);
  const parts = allocateTickets(await usableTickets(transaction, userId, nowMs), ticketIds, price, nowMs);
  const ticketBeans = parts.reduce((sum, { beans }) => sum + beans, 0);
  const { byTickets, due, outcome } = settlePurchase({ beanPrice: price, ticketBeans, beanBalance: before });
  if (!outcome.affordable) throw rejectPurchase(NOT_ENOUGH_BEANS);
  await assertWithinTerms(transaction, sale, buyer, due);

  const purchaseId = randomUUID();
  await transaction
    .insertInto('purchase')
    .values({
      ...record,
      id: purchaseId,
      user_id: userId,
      price,
      paid_beans: due,
      paid_by_tickets: byTickets,
      is_automatic: buyer.terms ? 1 : 0,
      created_at: nowMs,
    })
    .execute();
  const movement = { userId, beans: -due, otherSide, reference: purchaseId, nowMs };
  const balance = due > 0 ? await post(transaction, movement) : before;
  await grant(purchaseId);
  crashPoint('after-grant');
  await redeemTickets(transaction, parts, purchaseId);
  return { purchaseId, balance, usedTicketIds: parts.map(({ beanId }) => beanId) };
}
