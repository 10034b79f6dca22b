import { createHash } from 'node:crypto';
import { createOrder, orderDetail } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { balanceOf } from '../money/ledger.ts';
import { TEST_CALLBACK_KEY } from '../testing/startTestGateway.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { readAnswer } from '../testing/readAnswer.ts';

const returnUrl = 'http://localhost/top-up';

async function atTheCashier() {
  const shop = await createTestShop();
  const { userId, send } = await shop.aReader();
  const input = { product: { productId: '4', priceYuan: 30 }, payMode: 4, returnUrl } as const;
  const { orderNo, payInfo } = readAnswer(createOrder, await send(createOrder, input));
  const { pathname } = new URL(payInfo);
  return {
    ...shop,
    send,
    pathname,
    page: async () => String((await shop.ask(pathname)).body),
    press: (act: string) => shop.ask(pathname, { method: 'POST', body: new URLSearchParams({ act }) }),
    balance: () => balanceOf(shop.database, userId),
    status: async () => ((await send(orderDetail, { orderNo })) as { status: number }).status,
  };
}

describe('the sample cashier', () => {
  it('shows what is paid, and says that nothing is really paid [PAY-10]', async () => {
    const { page, ask, pathname } = await atTheCashier();
    expect(await page()).toMatch(/¥<\/small>30\.00[\s\S]*300书豆[\s\S]*确认支付[\s\S]*取消/);
    expect(await page()).toContain('示例收银台，不会产生真实扣款');
    const { headers } = await ask(pathname);
    expect(headers.get('cache-control')).toBe('no-store');
    const style = /<style>([^]*)<\/style>/.exec(await page())?.[1] ?? '';
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toMatch(/^default-src 'none'; .*form-action 'self' http:\/\/localhost;/);
  });

  it('pays through the callback and sends the browser back [PAY-10] [A-26]', async () => {
    const { press, status, balance, page } = await atTheCashier();
    const { status: code, headers } = await press('pay');
    expect([code, headers.get('location')]).toEqual([303, returnUrl]);
    expect([await status(), await balance()]).toEqual([5, 300]);
    expect(await page()).toMatch(/支付成功[\s\S]*href="http:\/\/localhost\/top-up"/);
  });

  it('is pressed twice like once', async () => {
    const { press, balance } = await atTheCashier();
    await Promise.all([press('pay'), press('pay'), press('pay')]);
    await press('cancel');
    expect(await balance()).toBe(300);
  });

  it('does not report again what has ended: the operator is not told of a second payment', async () => {
    const { press, database } = await atTheCashier();
    await press('pay');
    await press('pay');
    expect(await database.selectFrom('top_up_order').select('flag').execute()).toEqual([{ flag: '' }]);
  });

  it('can be left: the order is closed [ENUM-17]', async () => {
    const { press, status, balance, page } = await atTheCashier();
    expect((await press('cancel')).headers.get('location')).toBe(returnUrl);
    expect([await status(), await balance()]).toEqual([6, 0]);
    await press('pay');
    expect([await status(), await balance()]).toEqual([6, 0]);
    expect(await page()).toContain('订单已取消');
  });

  it.each(['', 'steal'])('knows no button %j', async (act) => {
    const { press, status } = await atTheCashier();
    expect((await press(act)).status).toBe(400);
    expect(await status()).toBe(0);
  });

  it('knows no order that was never made', async () => {
    const { ask } = await createTestShop();
    const body = new URLSearchParams({ act: 'pay' });
    expect((await ask('/cashier/none')).status).toBe(404);
    expect((await ask('/cashier/none', { method: 'POST', body })).status).toBe(404);
    expect((await ask('/cashier/trade/none', { method: 'POST', body: '{"act":"pay"}' })).status).toBe(404);
  });

  it('serves simulated hosts by the trade number [PAY-09] [A-26]', async () => {
    const { ask, aReader, database } = await createTestShop();
    const { userId, send } = await aReader();
    const input = { product: { productId: '1', priceYuan: 1 }, payMode: 11 } as const;
    const { payInfo: tradeNo } = readAnswer(createOrder, await send(createOrder, input));
    const pay = (act: string) => ask(`/cashier/trade/${tradeNo}`, { method: 'POST', body: JSON.stringify({ act }) });
    expect((await pay('steal')).status).toBe(400);
    expect((await pay('pay')).status).toBe(200);
    expect(await balanceOf(database, userId)).toBe(10);
  });

  it('is not there unless it is configured [A-26]', async () => {
    const { ask } = await createTestShop({ pay: { callbackKey: TEST_CALLBACK_KEY, sampleCashier: false } });
    expect((await ask('/cashier/any')).status).toBe(404);
  });
});
