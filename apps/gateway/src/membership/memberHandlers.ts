import { toWireTicket } from '@shuye/api-client/calls';
import { BadRequest } from '../calls/callErrors.ts';
import { requireAccount } from '../calls/requireAccount.ts';
import { LEVELS } from '../accounts/memberInfoOf.ts';
import { buyPlan, tierOf } from './buyPlan.ts';
import { findPlan, listPlans } from './findPlan.ts';
import { runIdempotently } from '../calls/runIdempotently.ts';
import { usableTickets } from '../tickets/usableTickets.ts';
import type { Handlers } from '../calls/Handler.ts';

export const memberHandlers: Pick<Handlers, 'membershipOffer' | 'buyMembership'> = {
  membershipOffer: async (_request, { database, caller, nowMs }) => ({
    // A guest sees the plans too, and is asked to log in when one is to be bought.
    beanInfo: caller.isGuest ? [] : (await usableTickets(database, caller.userId, nowMs)).map(toWireTicket),
    monthInfo: (await listPlans(database)).map((plan) => ({
      monthId: plan.id,
      month: plan.months,
      monthType: plan.month_type,
      price: plan.price,
      oriPrice: plan.original_price,
      givenType: plan.given_type,
      givenAmount: plan.given_amount,
      name: plan.name,
    })),
  }),

  buyMembership: async (request, context) => {
    const { caller, nowMs, idempotencyKey, purchaseLock } = context;
    const userId = requireAccount(caller);
    // A chapter cannot be bought twice; a membership would be paid for and prolonged again.
    if (idempotencyKey === undefined) throw new BadRequest('a membership is bought with an Idempotency-Key only');
    return purchaseLock(`membership ${userId}`, idempotencyKey, () =>
      runIdempotently(context, { call: 'buyMembership', request, userId }, async (transaction) => {
        const plan = await findPlan(transaction, request);
        const { balance, expiresAt } = await buyPlan(transaction, plan, {
          userId,
          ticketId: request.beanId,
          nowMs,
        });
        return { data: { balance, expiredTime: expiresAt, level: LEVELS[tierOf(plan)] } };
      }),
    );
  },
};
