import { OrderPayMode } from '@shuye/core-domain/host';
import { orderOutcome, type TopUpProduct } from '@shuye/core-domain/order';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireBeans, wireId, wireNumber, wirePrice, wireText } from './wire/fields.ts';

const sender = { imei: v.optional(wireText), tk: v.optional(wireText) };

const payMode = v.pipe(wireNumber, v.picklist(Object.values(OrderPayMode)));

/** The amounts that can be topped up [API-32] (D-162). */
export const topUpProducts = defineCall({
  name: 'topUpProducts',
  service: 'pay',
  method: 'POST',
  path: '/getProducts',
  body: 'form',
  sign: 'required',
  effect: 'read',
  userField: 'userId',
  request: { modeId: payMode, ...sender },
  toRequest: ({ payMode: modeId }: { payMode: OrderPayMode }) => ({ modeId }),
  answer: v.object({
    products: v.array(v.object({ id: wireId, price: wirePrice, beans: wireBeans, tag: v.nullish(wireText, '') })),
  }),
  toResult: ({ products }): TopUpProduct[] =>
    products.map(({ id, price, beans, tag }) => ({ productId: id, priceYuan: price, beans, tag })),
});

export interface NewOrder {
  product: Pick<TopUpProduct, 'productId' | 'priceYuan'>;
  payMode: OrderPayMode;
  /** The cashier sends the browser there afterwards; redirect payments only. */
  returnUrl?: string | undefined;
  /** The payer's id at the provider, where it is known; bridge payments only (D-167). */
  alipayUserId?: string | undefined;
}

/** Makes an order; `payInfo` is an address for a redirect and a trade number for the bridge [API-33]. */
export const createOrder = defineCall({
  name: 'createOrder',
  service: 'pay',
  method: 'POST',
  path: '/createOrder',
  body: 'form',
  sign: 'required',
  effect: 'keyed',
  userField: 'userId',
  request: {
    productId: wireId,
    price: wireNumber,
    modeId: payMode,
    clientRedirectUrl: v.optional(wireText),
    alipayUserId: v.optional(wireText),
    ...sender,
  },
  toRequest: ({ product, payMode: modeId, returnUrl, alipayUserId }: NewOrder) => ({
    productId: product.productId,
    price: product.priceYuan,
    modeId,
    ...(modeId === OrderPayMode.Redirect ? { clientRedirectUrl: returnUrl } : { alipayUserId }),
  }),
  refusals: {
    404: 'no such product is sold',
    412: 'the product has another price now',
    503: 'no cashier is configured',
  },
  answer: v.object({ orderNo: wireText, payInfo: wireText }),
  toResult: ({ orderNo, payInfo }) => ({ orderNo, payInfo }),
});

/** Asks for the state of an order [API-34] (D-164). */
export const orderDetail = defineCall({
  name: 'orderDetail',
  service: 'pay',
  method: 'POST',
  path: '/getOrderDetail',
  body: 'form',
  sign: 'required',
  effect: 'read',
  userField: 'userId',
  request: { orderNo: wireText, ...sender },
  toRequest: ({ orderNo }: { orderNo: string }) => ({ orderNo }),
  refusals: { 404: 'the account has no such order' },
  answer: v.object({ status: wireNumber }),
  toResult: ({ status }) => orderOutcome(status),
});
