import { publicAddress } from '../calls/publicAddress.ts';
import { requireAccount } from '../calls/requireAccount.ts';
import { CallError } from '../calls/callErrors.ts';
import { makeOrder } from './makeOrder.ts';
import { paymentsDisabled } from '../calls/PaySettings.ts';
import { runIdempotently } from '../calls/runIdempotently.ts';
import type { Handlers } from '../calls/Handler.ts';

const NO_ORDER = 404;

/** As long as an order that nobody pays. */
const KEY_TTL_MS = 30 * 86_400_000;

export const orderHandlers: Pick<Handlers, 'topUpProducts' | 'createOrder' | 'orderDetail'> = {
  topUpProducts: async (_request, { database }) => {
    const products = await database
      .selectFrom('top_up_product')
      .selectAll()
      .where('is_listed', '=', 1)
      .orderBy('position')
      .execute();
    return { products: products.map(({ id, price_fen, beans, tag }) => ({ id, price: price_fen / 100, beans, tag })) };
  },

  createOrder: async (request, context) => {
    const userId = requireAccount(context.caller);
    const { productId, price: priceYuan, modeId: payMode, clientRedirectUrl } = request;
    // Whatever stands before this server may have ended TLS: the scheme does not tell the page's own host from another.
    const { host } = publicAddress(context.exchange.request);
    const returnOrigins = [`http://${host}`, `https://${host}`, ...context.login.returnOrigins];
    const order = { userId, productId, priceYuan, payMode, clientRedirectUrl, returnOrigins, nowMs: context.nowMs };
    return runIdempotently(context, { call: 'createOrder', request, userId, ttlMs: KEY_TTL_MS }, (transaction) =>
      makeOrder(transaction, order, context.pay ?? paymentsDisabled),
    );
  },

  orderDetail: async ({ orderNo }, { database, caller }) => {
    const order = await database
      .selectFrom('top_up_order')
      .select('status')
      .where('order_no', '=', orderNo)
      .where('user_id', '=', requireAccount(caller))
      .executeTakeFirst();
    // One text for another's order and for none (E7).
    if (!order) throw new CallError(NO_ORDER, '订单不存在');
    return { status: order.status };
  },
};
