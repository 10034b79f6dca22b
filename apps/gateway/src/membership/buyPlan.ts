import { randomUUID } from 'node:crypto';
import { NOT_ENOUGH_BEANS, UNUSABLE_TICKET } from '@shuye/api-client/calls';
import type { MemberTier } from '@shuye/core-domain/member';
import { GivenType, MonthType } from '@shuye/core-domain/member-shop';
import { settlePurchase } from '@shuye/core-domain/purchase';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema/Tables.ts';
import { crashPoint } from '../durability/crashPoint.ts';
import { balanceOf, post } from '../money/ledger.ts';
import { payWithTickets } from '../purchases/payWithTickets.ts';
import { refusePurchase } from '../purchases/refusePurchase.ts';
import { spendTickets } from '../purchases/spendTickets.ts';
import { usableTickets } from '../tickets/usableTickets.ts';
import { extendMembership } from './extendMembership.ts';
import type { PlanRow } from './findPlan.ts';
import { giveTickets } from '../tickets/giveTickets.ts';

/** Days that a ticket given with a membership holds. */
const GIVEN_TICKET_DAYS = 90;

interface PlanBuyer {
  userId: string;
  /** A ticket that pays; for monthly plans only [MEMBER-07]. */
  ticketId: string | undefined;
  /** Milliseconds. */
  now: number;
}

export const tierOf = ({ month_type }: Pick<PlanRow, 'month_type'>): MemberTier =>
  month_type === MonthType.Super ? 'super' : 'monthly';

interface Paid {
  id: string;
  balance: number;
}

async function pay(transaction: Transaction<Tables>, plan: PlanRow, buyer: PlanBuyer): Promise<Paid> {
  const { userId, ticketId, now } = buyer;
  if (ticketId !== undefined && plan.month_type !== MonthType.Monthly) throw refusePurchase(UNUSABLE_TICKET);
  const chosen = ticketId === undefined ? [] : [ticketId];
  const parts = payWithTickets(await usableTickets(transaction, userId, now), chosen, plan.price, now);
  const ticketBeans = parts.reduce((sum, { beans }) => sum + beans, 0);
  const beanBalance = await balanceOf(transaction, userId);
  const { byTickets, due, outcome } = settlePurchase({ beanPrice: plan.price, ticketBeans, beanBalance });
  if (!outcome.affordable) throw refusePurchase(NOT_ENOUGH_BEANS);

  const id = randomUUID();
  await transaction
    .insertInto('purchase')
    .values({
      id,
      user_id: userId,
      kind: 'membership',
      book_id: null,
      title: plan.name,
      chapter_title: '',
      chapter_count: 0,
      price: plan.price,
      paid_beans: due,
      paid_by_tickets: byTickets,
      created_at: now,
    })
    .execute();
  const balance =
    due > 0
      ? await post(transaction, { userId, beans: -due, otherSide: 'memberships', reference: id, now })
      : beanBalance;
  await spendTickets(transaction, parts, id);
  return { id, balance };
}

/** What a plan gives besides, in the same transaction (D-169). */
async function give(transaction: Transaction<Tables>, plan: PlanRow, { id, balance }: Paid, buyer: PlanBuyer) {
  const { userId, now } = buyer;
  const { given_type, given_amount } = plan;
  if (given_amount === 0) return balance;
  if (given_type === GivenType.Beans) {
    return post(transaction, { userId, beans: given_amount, otherSide: 'gifts', reference: `membership-${id}`, now });
  }
  if (given_type === GivenType.Tickets) {
    const name = `${given_amount}书豆豆券`;
    await giveTickets(transaction, { userId, name, count: 1, amount: given_amount, days: GIVEN_TICKET_DAYS, now });
  }
  return balance;
}

/**
 * Sells a plan: the record, the debit, the ticket, the membership and what is given with it, all of it or nothing (E6).
 * @throws CallError where beans or ticket do not reach.
 */
export async function buyPlan(
  transaction: Transaction<Tables>,
  plan: PlanRow,
  buyer: PlanBuyer,
): Promise<{ balance: number; expiresAt: number }> {
  const { userId, now } = buyer;
  crashPoint('after-entitlement');
  const paid = await pay(transaction, plan, buyer);
  const { months } = plan;
  const extension = { userId, tier: tierOf(plan), months, serverTime: Math.floor(now / 1000) };
  const expiresAt = await extendMembership(transaction, extension);
  crashPoint('after-grant');
  return { balance: await give(transaction, plan, paid, buyer), expiresAt };
}
