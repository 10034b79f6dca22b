import { createOrder, orderDetail, topUpProducts } from '@shuye/api-client/calls';
import { OrderPayMode } from '@shuye/core-domain/host';
import { describe, expect, it } from 'vitest';
import { NOW, TEST_CALLBACK_KEY } from '../testing/startTestGateway.ts';
import { anOrderRow } from '../testing/anOrderRow.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { signedRequest } from '../testing/signedRequest.ts';

const product = { productId: '4', priceYuan: 30 };
const returnUrl = 'http://localhost/top-up?buy=1';
const order = { product, payMode: OrderPayMode.Redirect, returnUrl };

describe('the products of a top-up', () => {
  it('are listed with price and beans [API-32] [PAY-01] [ENT-29]', async () => {
    const { send } = await (await createTestShop()).aReader();
    const products = readAnswer(topUpProducts, await send(topUpProducts, { payMode: 4 }));
    expect(products.map(({ priceYuan, beans }) => [priceYuan, beans])).toEqual([
      [1, 10],
      [6, 60],
      [10, 100],
      [30, 300],
      [50, 500],
      [100, 1000],
    ]);
  });

  it('are those that are listed', async () => {
    const { database, aReader } = await createTestShop();
    const { send } = await aReader();
    await database.updateTable('top_up_product').set({ is_listed: 0 }).where('id', '=', '4').execute();
    const products = readAnswer(topUpProducts, await send(topUpProducts, { payMode: 11 }));
    expect(products.map(({ productId }) => productId)).not.toContain('4');
    expect(await send(createOrder, order)).toMatchObject({ state: 404 });
  });
});

describe('an order', () => {
  it('leads a browser to the cashier on the page’s own origin [API-33] [PAY-11] [ENT-30]', async () => {
    const { database, aReader } = await createTestShop();
    const { userId, send } = await aReader();
    const { orderNo, payInfo } = readAnswer(createOrder, await send(createOrder, order));
    expect(orderNo).toMatch(/^[0-9a-f]{40}$/);
    expect(payInfo).toBe(`http://localhost/cashier/${orderNo}`);
    expect(await database.selectFrom('top_up_order').selectAll().execute()).toMatchObject([
      {
        order_no: orderNo,
        user_id: userId,
        price_fen: 3000,
        beans: 300,
        pay_mode: 4,
        return_url: returnUrl,
        status: 0,
      },
    ]);
  });

  it('gives a bridge a trade number, which is not the order’s [API-33] [PAY-11]', async () => {
    const { send } = await (await createTestShop()).aReader();
    const input = { product, payMode: OrderPayMode.Bridge, alipayUserId: '2088' };
    const { orderNo, payInfo } = readAnswer(createOrder, await send(createOrder, input));
    expect(payInfo).toMatch(/^[0-9a-f]{40}$/);
    expect(payInfo).not.toBe(orderNo);
  });

  it('is made once for a key [API-33] [A-07]', async () => {
    const { database, aReader } = await createTestShop();
    const { send } = await aReader();
    const first = await send(createOrder, order, 'k');
    expect(await send(createOrder, order, 'k')).toEqual(first);
    expect(await database.selectFrom('top_up_order').selectAll().execute()).toHaveLength(1);
  });

  it.each([
    ['a product that is not sold', { product: { productId: '99', priceYuan: 30 } }, 404],
    ['another price than the server’s', { product: { productId: '4', priceYuan: 0.01 } }, 412],
    ['a price that is the server’s only when rounded', { product: { productId: '4', priceYuan: 29.999 } }, 412],
    ['the price of another product', { product: { productId: '6', priceYuan: 1 } }, 412],
  ])('is not made for %s [E1] [A-19]', async (_case, change, state) => {
    const { database, aReader } = await createTestShop();
    const { send } = await aReader();
    expect(await send(createOrder, { ...order, ...change })).toMatchObject({ state, message: '请选择充值金额' });
    expect(await database.selectFrom('top_up_order').selectAll().execute()).toEqual([]);
  });

  it.each([
    'https://evil.test/',
    'http://localhost@evil.test/',
    'http://localhost.evil.test/',
    '//evil.test/',
    'javascript:alert(1)',
    '/top-up',
    undefined,
  ])('never comes back to %s [E8]', async (address) => {
    const { database, aReader } = await createTestShop();
    const { send } = await aReader();
    expect(await send(createOrder, { ...order, returnUrl: address })).toMatchObject({ state: 400 });
    expect(await database.selectFrom('top_up_order').selectAll().execute()).toEqual([]);
  });

  it('comes back to origins that the operator allows, without tokens in the address [E8]', async () => {
    const { database, aReader } = await createTestShop({ login: { returnOrigins: ['https://read.example'] } });
    const { send } = await aReader();
    const address = 'https://read.example/top-up?tk=secret&buy=1&sign=x';
    const { payInfo } = readAnswer(createOrder, await send(createOrder, { ...order, returnUrl: address }));
    expect(payInfo).toMatch(/^https:\/\/read\.example\/cashier\/[0-9a-f]{40}$/);
    const [row] = await database.selectFrom('top_up_order').select('return_url').execute();
    expect(row?.return_url).toBe('https://read.example/top-up?buy=1');
  });

  it.each([
    ['nothing takes payments', undefined],
    ['there is no cashier', TEST_CALLBACK_KEY],
  ])('cannot be made where %s [A-26]', async (_case, callbackKey) => {
    const { aReader } = await createTestShop({ pay: { callbackKey, sampleCashier: false } });
    const { send } = await aReader();
    expect(await send(createOrder, order)).toEqual({ state: 503, message: '唤起支付失败' });
  });

  it('shows its state to its owner alone, with one text for all others [API-34] [E7]', async () => {
    const { aReader } = await createTestShop();
    const [me, other] = [await aReader(), await aReader()];
    const { orderNo } = readAnswer(createOrder, await me.send(createOrder, order));
    expect(await me.send(orderDetail, { orderNo })).toEqual({ state: 200, status: 0 });
    const unknown = { state: 404, message: '订单不存在' };
    expect(await other.send(orderDetail, { orderNo })).toEqual(unknown);
    expect(await me.send(orderDetail, { orderNo: 'none' })).toEqual(unknown);
  });

  const DAY_MS = 86_400_000;
  const made = (userId: string, at: number, change: Parameters<typeof anOrderRow>[1] = {}) =>
    anOrderRow(`o${at}`, { user_id: userId, created_at: NOW - DAY_MS + 5000 + at, ...change });

  it('is refused as the fifty-first of a day that nothing was paid for, until the first of them is a day old [E6] [ERR-33]', async () => {
    const { database, aReader } = await createTestShop();
    const { userId, send, ask } = await aReader();
    const unpaid = Array.from({ length: 50 }, (_, at) => made(userId, at));
    const paid = made(userId, 50, { status: 5, paid_at: NOW });
    const of = (rows: (typeof paid)[]) => database.insertInto('top_up_order').values(rows).execute();
    await of([...unpaid.slice(1), paid]);
    expect(await send(createOrder, order)).toMatchObject({ state: 200 });
    await database.deleteFrom('top_up_order').where('created_at', '=', NOW).execute();
    await of(unpaid.slice(0, 1));
    const { path, init } = signedRequest(createOrder, order, { userId, nowMs: NOW });
    const refused = await ask(path, init);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    await database
      .updateTable('top_up_order')
      .set({ created_at: NOW - DAY_MS })
      .where('order_no', '=', 'o0')
      .execute();
    expect(await send(createOrder, order)).toMatchObject({ state: 200 });
  });

  it('clears those that were not paid in thirty days, but what an operator has to look at [A-26]', async () => {
    const { database, aReader } = await createTestShop();
    const { userId, send } = await aReader();
    const old = { created_at: NOW - 30 * DAY_MS };
    const rows = [
      made(userId, 0, old),
      made(userId, 1, { ...old, flag: 'paid-twice' }),
      made(userId, 2, { ...old, status: 5, paid_at: NOW }),
      made(userId, 3, { created_at: old.created_at + 1 }),
    ];
    await database.insertInto('top_up_order').values(rows).execute();
    const { orderNo } = readAnswer(createOrder, await send(createOrder, order));
    const left = await database.selectFrom('top_up_order').select('order_no').execute();
    expect(left.map(({ order_no }) => order_no).toSorted()).toEqual([orderNo, 'o1', 'o2', 'o3'].toSorted());
  });
});
