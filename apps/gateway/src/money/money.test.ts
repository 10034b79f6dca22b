import { createOrder, buyChapter } from '@shuye/api-client/calls';
import { OrderPayMode } from '@shuye/core-domain/host';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { applyPayment } from '../orders/applyPayment.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { NOW } from '../testing/startTestGateway.ts';
import { auditLedger } from './auditLedger.ts';
import { formatFound, formatReport } from './cli/formatMoney.ts';
import { findMoney } from './findMoney.ts';
import { balanceOf, post } from './ledger.ts';
import { moneyReport } from './moneyReport.ts';
import { refundOrder } from './refundOrder.ts';

const ALWAYS = { fromMs: 0, toMs: NOW * 2 };

/** A reader who topped up 300 beans and bought a chapter at ten of them where `spends` is true. */
async function aCustomer({ spends = false } = {}) {
  const shop = await createTestShop();
  const reader = await shop.aReader();
  const product = { productId: '4', priceYuan: 30 };
  await reader.send(createOrder, { product, payMode: OrderPayMode.Bridge }, 'k1');
  const order = await shop.database.selectFrom('top_up_order').selectAll().executeTakeFirstOrThrow();
  const { order_no: orderNo, price_fen: amountFen, beans } = order;
  const { userId } = reader;
  const payment = { orderNo, userId, amountFen, outcome: 'paid', paymentId: 'p1' } as const;
  await applyPayment(shop.database, payment, NOW);
  if (spends) await reader.send(buyChapter, { bookId: '1001', chapterId: '5002', act: 'buy', ticketIds: [] }, 'k2');
  const refund = (reason = 'a double payment') => refundOrder(shop.database, { orderNo, reason, nowMs: NOW + 1 });
  return { database: shop.database, userId, orderNo, amountFen, beans, refund };
}

describe('the report of money', () => {
  it('counts what came in, what it bought and what is outstanding, and finds the books in order', async () => {
    const { database, amountFen, beans } = await aCustomer({ spends: true });
    const report = await moneyReport(database, ALWAYS);
    expect(report).toEqual({
      topUps: { count: 1, fen: amountFen, beans },
      spending: [{ kind: 'chapter', count: 1, price: 10, paidBeans: 10, paidByTickets: 0 }],
      refunds: { count: 0, beans: 0 },
      gifts: { count: 0, beans: 0 },
      flagged: [],
      outstandingBeans: beans - 10,
      faults: [],
    });
    expect(formatReport(report)).toMatch(/^Top-ups +1 orders, ¥\d+\.00, .*\nSpent +chapter: 1, 10 beans/);
    expect(formatReport(report)).toContain('The books are in order.');
  });

  it('counts what was given, as what readers got', async () => {
    const { database, userId, beans } = await aCustomer();
    await inTransaction(database, (transaction) =>
      post(transaction, { userId, beans: 30, otherSide: 'gifts', reference: 'g1', nowMs: NOW }),
    );
    const report = await moneyReport(database, ALWAYS);
    expect(report).toMatchObject({ gifts: { count: 1, beans: 30 }, outstandingBeans: beans + 30, faults: [] });
  });

  it('counts the days that it is asked about alone, but checks all of the books', async () => {
    const { database } = await aCustomer({ spends: true });
    await database.updateTable('bean_balance').set({ beans: 7 }).execute();
    const report = await moneyReport(database, { fromMs: NOW + 1, toMs: NOW * 2 });
    expect([report.topUps.count, report.spending]).toEqual([0, []]);
    expect(report.faults).toEqual([expect.stringContaining('has 7 beans, but other entries')]);
    expect(formatReport(report)).toContain('! ');
  });
});

describe('finding money', () => {
  it.each(['order', 'payment', 'user'])('by its %s tells what the account paid and spent', async (by) => {
    const { database, userId, orderNo } = await aCustomer({ spends: true });
    const found = await findMoney(database, { order: orderNo, payment: 'p1', user: userId }[by] ?? '');
    expect(found).toMatchObject({
      userId,
      orders: [{ order_no: orderNo, status: 5 }],
      purchases: [{ kind: 'chapter' }],
    });
    expect(found?.entries.map(({ movement }) => movement.split(':')[0]).sort()).toEqual(['sales', 'top-ups']);
    expect(found && formatFound(found)).toContain(`payment p1`);
  });

  it('by an unknown name finds nothing', async () => {
    const { database } = await aCustomer();
    expect(await findMoney(database, 'nobody')).toBeUndefined();
    // As that of an order that nobody has paid yet.
    await database.updateTable('top_up_order').set({ payment_id: '' }).execute();
    expect(await findMoney(database, '')).toBeUndefined();
  });
});

describe('a refund', () => {
  it('takes the beans back as an entry of its own, once, and says what goes back at the provider', async () => {
    const { database, userId, beans, amountFen, refund, orderNo } = await aCustomer();
    expect(await refund()).toEqual({ userId, beans, fen: amountFen, paymentId: 'p1', balance: 0 });
    await expect(refund('again')).rejects.toThrow(/was refunded at .*refunded: a double payment/);
    expect(await balanceOf(database, userId)).toBe(0);
    expect(await auditLedger(database)).toEqual([]);
    const report = await moneyReport(database, ALWAYS);
    expect(report.refunds).toEqual({ count: 1, beans });
    expect(report.flagged).toEqual([{ orderNo, flag: 'refunded: a double payment' }]);
  });

  it('is refused where the beans were spent, and changes nothing', async () => {
    const { database, userId, beans, refund } = await aCustomer({ spends: true });
    await expect(refund()).rejects.toThrow('they were spent. Nothing was changed.');
    expect(await balanceOf(database, userId)).toBe(beans - 10);
    expect(await auditLedger(database)).toEqual([]);
  });

  it.each([
    ['that is not there', 'o9', 'There is no order o9.'],
    ['that was not paid', undefined, 'was not paid (status 0)'],
  ])('is refused for an order %s', async (_case, name, words) => {
    const { database, orderNo } = await aCustomer();
    if (!name) await database.updateTable('top_up_order').set({ status: 0 }).execute();
    const refund = refundOrder(database, { orderNo: name ?? orderNo, reason: 'r', nowMs: NOW });
    await expect(refund).rejects.toThrow(words);
  });

  it('of other beans than were paid is a fault of the books', async () => {
    const { database, userId, orderNo } = await aCustomer();
    const movement = `refunds:${orderNo}`;
    await database
      .insertInto('ledger_entry')
      .values([
        { movement, account: `user:${userId}`, beans: -5, at: NOW },
        { movement, account: 'refunds', beans: 5, at: NOW },
      ])
      .execute();
    expect(await auditLedger(database)).toContain(`the refund of ${orderNo} took back other beans than were paid.`);
  });
});
