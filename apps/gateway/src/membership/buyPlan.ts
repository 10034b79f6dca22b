import { UNUSABLE_TICKET } from '@shuye/api-client/calls';
import type { MemberTier } from '@shuye/core-domain/member';
import { GivenType, MonthType } from '@shuye/core-domain/member-shop';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema/Tables.ts';
import { post } from '../money/ledger.ts';
import { chargePurchase } from '../purchases/chargePurchase.ts';
import { rejectPurchase } from '../purchases/rejectPurchase.ts';
import { extendMembership } from './extendMembership.ts';
import type { PlanRow } from './findPlan.ts';
import { issueTickets } from '../tickets/issueTickets.ts';

/** Days that a ticket given with a membership holds. */
const GIVEN_TICKET_DAYS = 90;

interface PlanBuyer {
  userId: string;
  /** A ticket that pays; for monthly plans only [MEMBER-07]. */
  ticketId: string | undefined;
  nowMs: number;
}

export const tierOf = ({ month_type }: Pick<PlanRow, 'month_type'>): MemberTier =>
  month_type === MonthType.Super ? 'super' : 'monthly';

interface Paid {
  purchaseId: string;
  balance: number;
}

/** What a plan gives besides, in the same transaction (D-169). */
async function give(transaction: Transaction<Tables>, plan: PlanRow, paid: Paid, buyer: PlanBuyer): Promise<number> {
  const { userId, nowMs } = buyer;
  const { purchaseId, balance } = paid;
  const { given_type, given_amount } = plan;
  if (given_amount === 0) return balance;
  if (given_type === GivenType.Beans) {
    const reference = `membership-${purchaseId}`;
    return post(transaction, { userId, beans: given_amount, otherSide: 'gifts', reference, nowMs });
  }
  if (given_type === GivenType.Tickets) {
    const name = `${given_amount}书豆豆券`;
    await issueTickets(transaction, { userId, name, count: 1, amount: given_amount, days: GIVEN_TICKET_DAYS, nowMs });
  }
  return balance;
}

/**
 * Sells a plan, and gives what comes with it, all of it or nothing.
 * @throws CallError as `chargePurchase` does, and for a ticket with a plan that tickets do not pay.
 */
export async function buyPlan(
  transaction: Transaction<Tables>,
  plan: PlanRow,
  buyer: PlanBuyer,
): Promise<{ balance: number; expiresAt: number }> {
  const { userId, ticketId, nowMs } = buyer;
  if (ticketId !== undefined && plan.month_type !== MonthType.Monthly) throw rejectPurchase(UNUSABLE_TICKET);
  const { name, months, price } = plan;
  const extension = { userId, tier: tierOf(plan), months, serverTime: Math.floor(nowMs / 1000) };
  let expiresAt = 0;
  const paid = await chargePurchase(
    transaction,
    {
      record: { kind: 'membership', book_id: null, title: name, chapter_title: '', chapter_count: 0 },
      price,
      otherSide: 'memberships',
      grant: async () => {
        expiresAt = await extendMembership(transaction, extension);
      },
    },
    { userId, nowMs, ticketIds: ticketId === undefined ? [] : [ticketId] },
  );
  return { balance: await give(transaction, plan, paid, buyer), expiresAt };
}
