import { randomUUID } from 'node:crypto';
import { buyMembership, membershipOffer } from '@shuye/api-client/calls';
import { membershipPurchase, type MembershipPlan, type MembershipPurchase } from '@shuye/core-domain/member-shop';
import { describe, expect, it } from 'vitest';
import { auditLedger } from '../money/auditLedger.ts';
import { balanceOf } from '../money/ledger.ts';
import { NOW } from '../testing/startTestGateway.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { giveTicket } from '../testing/giveTicket.ts';
import { quickPurchases } from '../testing/quickPurchases.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';

const DAY_SECONDS = 86_400;
const SECONDS = NOW / 1000;

async function aMemberShop() {
  const shop = await createTestShop();
  const { plans } = readAnswer(membershipOffer, (await sendCall(shop.ask, membershipOffer, {})).body);
  const plan = (planId: string): MembershipPlan => {
    const found = plans.find((candidate) => candidate.planId === planId);
    if (!found) throw new Error(`no plan ${planId}`);
    return found;
  };
  return {
    ...shop,
    plans,
    plan,
    purchaseOf: (planId: string, beanId?: string) => membershipPurchase(plan(planId), beanId),
  };
}

type Reader = Awaited<ReturnType<Awaited<ReturnType<typeof aMemberShop>>['aReader']>>;

const buy = async (reader: Reader, purchase: MembershipPurchase, key: string = randomUUID()) =>
  (await reader.send(buyMembership, purchase, key)) as { state: number; data?: object };

describe('the member shop', () => {
  it('offers three plans of each kind, with what they give [API-35] [MEMBER-03] [MEMBER-09] (D-169)', async () => {
    const { plans } = await aMemberShop();
    expect(plans.map(({ monthType, months, beanPrice }) => [monthType, months, beanPrice])).toEqual([
      [0, 1, 150],
      [0, 3, 400],
      [0, 12, 1480],
      [1, 1, 250],
      [1, 3, 680],
      [1, 12, 2480],
    ]);
    expect(new Set(plans.map(({ givenType }) => givenType))).toEqual(new Set([0, 1, 2]));
  });

  it('shows a reader the tickets that could pay [MEMBER-09]', async () => {
    const { aReader, database } = await aMemberShop();
    const reader = await aReader();
    const id = await giveTicket(database, reader.userId, { amount: 30 });
    await giveTicket(database, reader.userId, { expires_at: SECONDS });
    const { tickets } = readAnswer(membershipOffer, await reader.send(membershipOffer, {}));
    expect(tickets.map(({ beanId, balance }) => [beanId, balance])).toEqual([[id, 30]]);
  });
});

describe('buying a membership', () => {
  it('takes the beans and lets the tier hold from now on [API-36] [MEMBER-05] (D-170)', async () => {
    const { aReader, purchaseOf, database } = await aMemberShop();
    const reader = await aReader(300);
    const answer = await buy(reader, purchaseOf('4'));
    expect(answer).toMatchObject({ state: 200, data: { balance: 50, level: 2 } });
    const { tier, expiresAt } = readAnswer(buyMembership, answer);
    expect(tier).toBe('super');
    expect(Math.round((expiresAt - SECONDS) / DAY_SECONDS)).toBe(30);
    const held = await database.selectFrom('membership').selectAll().execute();
    expect(held).toEqual([{ user_id: reader.userId, tier: 'super', begins_at: SECONDS, expires_at: expiresAt }]);
    expect(await database.selectFrom('purchase').select(['kind', 'title', 'price']).execute()).toEqual([
      { kind: 'membership', title: '超级会员·一个月', price: 250 },
    ]);
  });

  it('goes on from the end of one that holds [API-36]', async () => {
    const { aReader, purchaseOf, database } = await aMemberShop();
    const reader = await aReader(300, { tiers: ['monthly'] });
    await buy(reader, purchaseOf('1'));
    const held = await database.selectFrom('membership').selectAll().executeTakeFirstOrThrow();
    expect(Math.round((held.expires_at - SECONDS) / DAY_SECONDS)).toBe(31);
    expect(held.begins_at).toBe(SECONDS);
  });

  it('begins anew after one that is over [API-36]', async () => {
    const { aReader, purchaseOf, database } = await aMemberShop();
    const reader = await aReader(300, { tiers: ['monthly'] });
    await database
      .updateTable('membership')
      .set({ begins_at: 5, expires_at: SECONDS - DAY_SECONDS })
      .execute();
    await buy(reader, purchaseOf('1'));
    const held = await database.selectFrom('membership').selectAll().executeTakeFirstOrThrow();
    expect([held.begins_at, Math.round((held.expires_at - SECONDS) / DAY_SECONDS)]).toEqual([SECONDS, 30]);
  });

  it('gives the beans or the ticket of the plan in the same change (D-169)', async () => {
    const { aReader, purchaseOf, database } = await aMemberShop();
    const beans = await aReader(400);
    expect((await buy(beans, purchaseOf('2'))).data).toMatchObject({ balance: 20 });
    const tickets = await aReader(1480);
    expect((await buy(tickets, purchaseOf('3'))).data).toMatchObject({ balance: 0 });
    const given = await database.selectFrom('ticket').select(['user_id', 'amount', 'balance']).execute();
    expect(given).toEqual([{ user_id: tickets.userId, amount: 100, balance: 100 }]);
    expect(await auditLedger(database)).toEqual([]);
  });

  it('takes a ticket for a monthly plan, and for no other [MEMBER-07]', async () => {
    const { aReader, purchaseOf, database } = await aMemberShop();
    const reader = await aReader(400);
    const ticket = await giveTicket(database, reader.userId, { amount: 30 });
    const other = { ...purchaseOf('4'), beanId: ticket };
    expect((await buy(reader, other)).state).toBe(4021);
    expect((await buy(reader, purchaseOf('1', ticket))).data).toMatchObject({ balance: 280 });
    expect(await database.selectFrom('ticket').select('balance').execute()).toEqual([{ balance: 0 }]);
    expect(await auditLedger(database)).toEqual([]);
  });

  it('is made once for a key, however often it is sent (A-07)', async () => {
    const { aReader, purchaseOf, database } = await aMemberShop();
    const reader = await aReader(1000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(reader, purchaseOf('1'), 'key-1')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await database.selectFrom('purchase').select('id').execute()).toHaveLength(1);
    expect(answers[0]?.data).toMatchObject({ balance: 850 });
  });

  it('is refused without a key: sent twice it would be paid twice (A-07)', async () => {
    const { aReader, purchaseOf, database } = await aMemberShop();
    const reader = await aReader(1000);
    expect(await reader.send(buyMembership, purchaseOf('1'))).toMatchObject({ state: 400 });
    expect(await database.selectFrom('purchase').select('id').execute()).toEqual([]);
    expect(await balanceOf(database, reader.userId)).toBe(1000);
  });

  it('is not sold once it is off the list [API-36] [MEMBER-13]', async () => {
    const { aReader, purchaseOf, database } = await aMemberShop();
    const reader = await aReader(1000);
    const shown = purchaseOf('1');
    await database.updateTable('membership_plan').set({ is_listed: 0 }).where('id', '=', '1').execute();
    expect((await buy(reader, shown)).state).toBe(404);
  });

  it('is refused as a whole where something does not hold, and leaves no trace (E6)', async () => {
    const { aReader, purchaseOf, database, ask } = await aMemberShop();
    const reader = await aReader(149);
    const refused = async (change: Partial<MembershipPurchase>) =>
      (await buy(reader, { ...purchaseOf('1'), ...change })).state;
    expect(await refused({})).toBe(4020);
    expect(await refused({ planId: '99' })).toBe(404);
    expect(await refused({ beanPrice: 1 })).toBe(412);
    expect(await refused({ months: 12 })).toBe(412);
    expect(await refused({ monthType: 1 })).toBe(412);
    expect(await refused({ givenType: 1 })).toBe(412);
    expect(await refused({ givenAmount: 1000 })).toBe(412);
    expect(await refused({ beanId: 'none' })).toBe(4021);
    expect((await sendCall(ask, buyMembership, purchaseOf('1'))).status).toBe(401);
    expect(await database.selectFrom('membership').selectAll().execute()).toEqual([]);
    expect(await database.selectFrom('purchase').selectAll().execute()).toEqual([]);
  });

  it('refuses a membership that is bought faster than a reader can buy, and leaves no trace [ERR-33]', async () => {
    const { aReader, purchaseOf, database } = await aMemberShop();
    const reader = await aReader(1000);
    await database.insertInto('purchase').values(quickPurchases(reader.userId)).execute();
    expect(await buy(reader, purchaseOf('1'))).toEqual({ state: 410, message: '人气大爆发，请稍后再试' });
    expect(await database.selectFrom('membership').selectAll().execute()).toEqual([]);
    expect(await balanceOf(database, reader.userId)).toBe(1000);
  });

  it('never renews itself [MEMBER-08]', async () => {
    const { aReader, purchaseOf } = await aMemberShop();
    const reader = await aReader(1000);
    const renewing = { ...purchaseOf('1'), autoRenew: 1 as 0 };
    expect((await buy(reader, renewing)).state).toBe(400);
  });
});
