import { createOrder, orderDetail } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { TEST_CALLBACK_KEY } from '../../testing/startTestGateway.ts';
import { createTestShop } from '../../testing/createTestShop.ts';
import { readAnswer } from '../../testing/readAnswer.ts';
import { auditLedger } from '../../money/auditLedger.ts';
import { balanceOf } from '../../money/ledger.ts';
import type { PaymentNotification } from '../applyPayment.ts';
import { signPayment } from './paymentSignature.ts';

async function anOrder(options: Parameters<typeof createTestShop>[0] = {}) {
  const shop = await createTestShop(options);
  const { userId, send } = await shop.aReader();
  const input = { product: { productId: '3', priceYuan: 10 }, payMode: 11 } as const;
  const { orderNo } = readAnswer(createOrder, await send(createOrder, input));
  const post = (body: string, signature = signPayment(body, TEST_CALLBACK_KEY)) =>
    shop.ask('/pay/callback', { method: 'POST', body, headers: { 'x-payment-signature': signature } });
  const paid: PaymentNotification = { orderNo, userId, amountFen: 1000, outcome: 'paid', paymentId: 'p-1' };
  return {
    ...shop,
    userId,
    orderNo,
    post,
    report: (change: Partial<PaymentNotification> = {}) => post(JSON.stringify({ ...paid, ...change })),
    paid,
    balance: () => balanceOf(shop.database, userId),
    status: async () => ((await send(orderDetail, { orderNo })) as { status: number }).status,
    flag: async () => (await shop.database.selectFrom('top_up_order').select('flag').executeTakeFirst())?.flag,
  };
}

describe('the callback of payments', () => {
  it('moves an order to paid and gives its beans [API-34] [E7] [A-26] [CONST-83]', async () => {
    const { report, balance, status, database } = await anOrder();
    expect(await report()).toMatchObject({ status: 200, body: { state: 200 } });
    expect([await status(), await balance()]).toEqual([5, 100]);
    expect(await auditLedger(database)).toEqual([]);
  });

  it('takes payments signed with the key before, while it is being replaced, and with no other [E7]', async () => {
    const pay = { callbackKey: 'new', formerCallbackKey: TEST_CALLBACK_KEY, sampleCashier: true };
    const { report, post, paid, balance } = await anOrder({ pay });
    expect((await post(JSON.stringify(paid), signPayment(JSON.stringify(paid), 'other'))).status).toBe(401);
    expect((await report()).status).toBe(200);
    expect(await balance()).toBe(100);
  });

  it('gives them once, told 50 times at the same time and again later [E7] [P11]', async () => {
    const { report, balance, database } = await anOrder();
    const answers = await Promise.all(Array.from({ length: 50 }, () => report()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await report()).status).toBe(200);
    expect(await balance()).toBe(100);
    expect(await auditLedger(database)).toEqual([]);
  });

  it.each([
    ['without a signature', ''],
    ['with a foreign one', signPayment('{}', TEST_CALLBACK_KEY)],
    ['with one that is too long', `${signPayment('{}', TEST_CALLBACK_KEY)}00`],
    ['with text before one', `sha256=${signPayment('{}', TEST_CALLBACK_KEY)}`],
    ['signed with another key', undefined],
  ])('is refused with 401 and changes nothing %s [E7]', async (_case, signature) => {
    const { post, paid, balance, status } = await anOrder();
    const body = JSON.stringify(paid);
    expect((await post(body, signature ?? signPayment(body, 'another key'))).status).toBe(401);
    expect([await status(), await balance()]).toEqual([0, 0]);
  });

  it.each([
    ['another amount', { amountFen: 1 }, 'other-amount'],
    ['another user', { userId: '20000009' }, 'other-user'],
  ])('gives nothing for %s, and marks the order [E7]', async (_case, change, why) => {
    const { report, balance, status, flag, database, log, orderNo, userId } = await anOrder();
    expect((await report(change)).status).toBe(409);
    const warning = log.find((line) => line.includes('a payment was not taken')) ?? '';
    expect(warning).toContain(orderNo);
    expect(warning).not.toContain(userId);
    expect([await status(), await balance(), await flag()]).toEqual([0, 0, why]);
    expect((await report()).status).toBe(200);
    expect([await status(), await balance()]).toEqual([5, 100]);
    expect(await auditLedger(database)).toEqual([]);
  });

  it('never moves a paid order back, nor pays it a second time [E7]', async () => {
    const { report, balance, status, flag } = await anOrder();
    await report();
    expect((await report({ outcome: 'closed' })).status).toBe(200);
    expect((await report({ paymentId: 'p-2' })).status).toBe(409);
    expect([await status(), await balance(), await flag()]).toEqual([5, 100, 'paid-twice']);
  });

  it('leaves a closed order closed, and marks it for the operator when it is paid all the same', async () => {
    const { report, balance, status, flag } = await anOrder();
    expect((await report({ outcome: 'closed' })).status).toBe(200);
    expect(await status()).toBe(6);
    expect((await report()).status).toBe(409);
    expect([await status(), await balance(), await flag()]).toEqual([6, 0, 'paid-after-closing']);
  });

  it('knows no order that was never made', async () => {
    const { report } = await anOrder();
    expect((await report({ orderNo: 'none' })).status).toBe(404);
  });

  it.each(['', '{', '[]', '{"orderNo":"1"}'])('takes %j for no payment', async (body) => {
    const { post } = await anOrder();
    expect((await post(body)).status).toBe(400);
  });

  it.each([
    ['a field that is not known', { more: 1 }],
    ['nothing', { amountFen: 0 }],
    ['less than nothing', { amountFen: -1000 }],
    ['parts of a fen', { amountFen: 1000.5 }],
    ['an amount in words', { amountFen: '1000' }],
    ['another outcome', { outcome: 'refunded' }],
    ['a number that is a path', { paymentId: '../1' }],
  ])('takes news with %s for no payment [E7]', async (_case, change) => {
    const { post, paid, status, flag } = await anOrder();
    expect((await post(JSON.stringify({ ...paid, ...change }))).status).toBe(400);
    expect([await status(), await flag()]).toEqual([0, '']);
  });

  it('is not there unless it is configured [A-26]', async () => {
    const { ask } = await createTestShop({ pay: { callbackKey: undefined, sampleCashier: false } });
    expect((await ask('/pay/callback', { method: 'POST', body: '{}' })).status).toBe(404);
  });
});
