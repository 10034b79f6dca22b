import { OrderPayMode } from '@shuye/core-domain/host';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createOrder, orderDetail, topUpProducts } from './order.ts';

it('a product has a price in yuan and whole beans [API-32] [ENT-29]', () => {
  const answer = v.parse(topUpProducts.answer, {
    products: [
      { id: 4, price: '30', beans: 300, tag: '推荐' },
      { id: 1, price: 1, beans: 10 },
    ],
  });
  expect(topUpProducts.toResult(answer)).toEqual([
    { productId: '4', priceYuan: 30, beans: 300, tag: '推荐' },
    { productId: '1', priceYuan: 1, beans: 10, tag: '' },
  ]);
});

describe('an order', () => {
  const product = { productId: '4', priceYuan: 30 };
  const returnUrl = 'https://read.example/top-up';

  it('names where the browser goes back to, for a redirect alone [API-33] [PAY-12]', () => {
    const input = { product, returnUrl, alipayUserId: '2088' };
    expect(createOrder.toRequest({ ...input, payMode: OrderPayMode.Redirect })).toEqual({
      productId: '4',
      price: 30,
      modeId: 4,
      clientRedirectUrl: returnUrl,
    });
    expect(createOrder.toRequest({ ...input, payMode: OrderPayMode.Bridge })).toEqual({
      productId: '4',
      price: 30,
      modeId: 11,
      alipayUserId: '2088',
    });
  });

  it.each([
    [0, 'pending'],
    [4, 'pending'],
    ['5', 'paid'],
    [6, 'closed'],
  ])('with status %s is %s [API-34] [ENUM-17]', (status, outcome) => {
    expect(orderDetail.toResult(v.parse(orderDetail.answer, { state: 200, status }))).toBe(outcome);
  });
});
