import { createOrder, orderDetail } from '@shuye/api-client/calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaySettings } from '../calls/PaySettings.ts';
import { auditLedger } from '../money/auditLedger.ts';
import { balanceOf } from '../money/ledger.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { NOW, TEST_CALLBACK_KEY } from '../testing/startTestGateway.ts';
import { CASHIER_EXPIRY_MS } from './cashierRoutes.ts';
import { LATE_REPORT_MS, REORDERED_REPORT_MS, REPEATED_REPORTS_MS } from './createPaymentReporter.ts';
import { tradeResults } from './tradeResults.ts';

const returnUrl = 'http://localhost/top-up?order=k1';

async function anOrder(payMode: 4 | 11, pay?: PaySettings) {
  const shop = await createTestShop(pay ? { pay } : {});
  const { userId, send } = await shop.aReader();
  const { orderNo, payInfo } = readAnswer(
    createOrder,
    await send(createOrder, { product: { productId: '4', priceYuan: 30 }, payMode, returnUrl }),
  );
  return {
    ...shop,
    payInfo,
    page: async (query = '') => String((await shop.ask(new URL(payInfo).pathname + query)).body),
    press: (act: string, query = '') =>
      shop.ask(new URL(payInfo).pathname + query, { method: 'POST', body: new URLSearchParams({ act }) }),
    trade: (body: object) => shop.ask(`/cashier/trade/${payInfo}`, { method: 'POST', body: JSON.stringify(body) }),
    stands: async () => [
      ((await send(orderDetail, { orderNo })) as { status: number }).status,
      await balanceOf(shop.database, userId),
      await auditLedger(shop.database),
    ],
  };
}

const unpaid = [0, 0, []];
const paid = [5, 300, []];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Lets time pass; what was reported meanwhile is then on its way through the database, for a while or until `arrived`. */
const pass = async (ms: number, arrived?: () => Promise<void>): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
  vi.useRealTimers();
  if (arrived) await vi.waitFor(arrived, { timeout: 10_000 });
  else await new Promise((done) => setTimeout(done, 50));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
};

const isPaid = (stands: () => Promise<unknown>) => async (): Promise<void> => expect(await stands()).toEqual(paid);

describe('a report of the cashier', () => {
  it('comes late: the browser is back before the order is paid [PAY-05]', async () => {
    const { press, stands } = await anOrder(4);
    expect((await press('pay', '?report=late')).headers.get('location')).toBe(returnUrl);
    expect(await stands()).toEqual(unpaid);
    await pass(LATE_REPORT_MS, isPaid(stands));
    expect(await stands()).toEqual(paid);
  });

  it('comes three times and counts once (A-26)', async () => {
    const { press, stands, database } = await anOrder(4);
    await press('pay', '?report=repeated');
    for (const ms of REPEATED_REPORTS_MS) await pass(ms, isPaid(stands));
    expect(await stands()).toEqual(paid);
    expect(await database.selectFrom('top_up_order').select('flag').execute()).toEqual([{ flag: '' }]);
  });

  it('of a closing that comes after the payment takes nothing away (A-26)', async () => {
    const { press, stands } = await anOrder(4);
    await press('pay', '?report=reordered');
    await pass(REORDERED_REPORT_MS, isPaid(stands));
    expect(await stands()).toEqual(paid);
  });

  it('that is forged moves nothing: its signature is not the provider’s (A-26)', async () => {
    const { press, stands, log } = await anOrder(4);
    await press('pay', '?report=forged');
    await pass(LATE_REPORT_MS);
    expect(await stands()).toEqual(unpaid);
    expect(log.join('')).toContain('wrong signature');
  });

  it('may never come: the return proves nothing (A-19)', async () => {
    const { press, stands } = await anOrder(4);
    expect((await press('pay', '?report=none')).headers.get('location')).toBe(returnUrl);
    await pass(60_000);
    expect(await stands()).toEqual(unpaid);
  });

  it('is as the operator says where the address says nothing', async () => {
    const cashier = { report: 'none', page: 'plain' } as const;
    const { press, stands } = await anOrder(4, { callbackKey: TEST_CALLBACK_KEY, sampleCashier: true, cashier });
    await press('pay');
    expect(await stands()).toEqual(unpaid);
    await press('pay', '?report=now');
    expect(await stands()).toEqual(paid);
  });
});

describe('the middle page', () => {
  it('opens the app beside it, and leads back after five seconds whether or not anything was paid [PAY-10]', async () => {
    const { page, press, stands, payInfo } = await anOrder(4);
    const middle = await page('?page=middle&report=late');
    expect(middle).toContain('<meta http-equiv="refresh" content="5;url=http://localhost/top-up?order=k1"');
    expect(middle).toContain('示例收银台，不会产生真实扣款');
    const app = /href="([^"]+)" target="_blank"/.exec(middle)?.[1]?.replaceAll('&amp;', '&');
    expect(app).toBe(`${new URL(payInfo).pathname}?page=plain&report=late`);
    expect(await stands()).toEqual(unpaid);
    const { headers } = await press('pay', '?page=plain');
    expect(headers.get('location')).toBe(`${new URL(payInfo).pathname}?page=plain`);
    expect(await stands()).toEqual(paid);
    expect(await page('?page=middle')).toContain('支付成功');
  });
});

describe('after five minutes', () => {
  it('the cashier takes nothing any more, and closes the order [ENUM-17]', async () => {
    const { page, press, stands, database } = await anOrder(4);
    await database
      .updateTable('top_up_order')
      .set({ created_at: NOW - CASHIER_EXPIRY_MS })
      .execute();
    expect((await press('pay')).headers.get('location')).not.toBe(returnUrl);
    expect(await stands()).toEqual(unpaid);
    expect(await page()).toMatch(/支付链接已过期[\s\S]*href="http:\/\/localhost\/top-up\?order=k1"/);
    expect(await page('?page=middle')).toContain('支付链接已过期');
    expect(await stands()).toEqual([6, 0, []]);
  });
});

describe('a trade number', () => {
  it.each(['9000', '8000', '6004'] as const)(
    'ends with %s and is paid, at once or late [PAY-13] [PAY-14] [ENUM-32]',
    async (code) => {
      const { trade, stands } = await anOrder(11);
      expect((await trade({ code })).body).toEqual({ state: 200, resultCode: code, memo: tradeResults[code].memo });
      expect(await stands()).toEqual(code === '9000' ? paid : unpaid);
      await pass(LATE_REPORT_MS, isPaid(stands));
      expect(await stands()).toEqual(paid);
    },
  );

  it.each(['6001', '6002', '4000', '4'] as const)('ends with %s and is not paid [PAY-15] [ENUM-32]', async (code) => {
    const { trade, stands } = await anOrder(11);
    expect((await trade({ code })).body).toMatchObject({ resultCode: code });
    await pass(LATE_REPORT_MS);
    expect(await stands()).toEqual(unpaid);
  });

  it('may never be answered', async () => {
    const { trade, stands } = await anOrder(11);
    expect(await trade({ code: 'none' })).toMatchObject({ status: 204, body: '' });
    expect(await stands()).toEqual(unpaid);
  });

  it('is reported as it is asked for: 9000 without any payment grants nothing (A-19)', async () => {
    const { trade, stands } = await anOrder(11);
    expect((await trade({ code: '9000', report: 'none' })).body).toMatchObject({ resultCode: '9000' });
    await pass(LATE_REPORT_MS);
    expect(await stands()).toEqual(unpaid);
  });

  it.each([{ code: '1' }, { code: 9000 }, { code: '9000', report: 'soon' }, {}])('is not ended by %j', async (body) => {
    const { trade, stands } = await anOrder(11);
    expect((await trade(body)).status).toBe(400);
    expect(await stands()).toEqual(unpaid);
  });
});
