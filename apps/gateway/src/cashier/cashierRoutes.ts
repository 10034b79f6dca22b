import { randomUUID } from 'node:crypto';
import { OrderStatus } from '@shuye/core-domain/order';
import { Hono, type Context } from 'hono';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { TopUpOrderTable } from '../database/schema/moneyTables.ts';
import type { Database } from '../database/schema/Database.ts';
import { PAYMENT_CALLBACK } from '../orders/callback/callbackRoutes.ts';
import { PAYMENT_SIGNATURE, signPayment } from '../orders/callback/paymentSignature.ts';
import type { PaySettings } from '../calls/PaySettings.ts';
import type { PaymentNotification } from '../orders/applyPayment.ts';
import { cashierHeaders } from './cashierHeaders.ts';
import { cashierPage } from './cashierPage.ts';

type Order = Selectable<TopUpOrderTable>;

interface CashierParts {
  database: Database;
  pay: PaySettings;
  /** Brings news to the callback, as a provider would: over HTTP, signed. */
  deliver: (request: Request) => Response | Promise<Response>;
}

const act = v.picklist(['pay', 'cancel']);

/** Which number names the order: the cashier's page goes by the order's, a host's bridge by the trade's. */
type NumberColumn = 'order_no' | 'trade_no';

/** Anything else is no number of ours, and a NUL none that a database would look for. */
const NUMBER = /^[0-9a-f]{40}$/;

const missing = (http: Context) => http.json({ state: 404, message: '订单不存在' }, 404);

/**
 * A cashier that moves no money, only where it is configured (D-166): a page at `/cashier/<order>` for browsers, and
 * `POST /cashier/trade/<trade>` for a simulated host. Both report to the authenticated callback, which alone moves an
 * order.
 */
export function cashierRoutes({ database, pay, deliver }: CashierParts): Hono {
  const routes = new Hono();
  const { sampleCashier, callbackKey } = pay;
  if (!sampleCashier || callbackKey === undefined) return routes;

  const findOrder = async (column: NumberColumn, number: string): Promise<Order | undefined> =>
    NUMBER.test(number)
      ? database.selectFrom('top_up_order').selectAll().where(column, '=', number).executeTakeFirst()
      : undefined;

  async function report(order: Order, outcome: PaymentNotification['outcome']): Promise<boolean> {
    const news: PaymentNotification = {
      orderNo: order.order_no,
      userId: order.user_id,
      amountFen: order.price_fen,
      outcome,
      paymentId: randomUUID(),
    };
    const body = JSON.stringify(news);
    const headers = { 'content-type': 'application/json', [PAYMENT_SIGNATURE]: signPayment(body, callbackKey ?? '') };
    const answer = await deliver(new Request(`http://cashier${PAYMENT_CALLBACK}`, { method: 'POST', headers, body }));
    return answer.ok;
  }

  /** An order that has ended is not reported again: a second tap changes nothing. */
  async function settle(order: Order, asked: v.InferOutput<typeof act>): Promise<void> {
    if (order.status >= OrderStatus.Paid) return;
    await report(order, asked === 'pay' ? 'paid' : 'closed');
  }

  routes.get('/cashier/:orderNo', async (http) => {
    const order = await findOrder('order_no', http.req.param('orderNo'));
    if (!order) return missing(http);
    const page = cashierPage({
      orderNo: order.order_no,
      priceFen: order.price_fen,
      beans: order.beans,
      status: order.status,
      returnUrl: order.return_url,
    });
    return http.html(page, 200, cashierHeaders(order.return_url));
  });

  routes.post('/cashier/trade/:tradeNo', async (http) => {
    const asked = v.safeParse(v.object({ act }), await http.req.json().catch(() => undefined));
    const order = await findOrder('trade_no', http.req.param('tradeNo'));
    if (!order) return missing(http);
    if (!asked.success) return http.json({ state: 400, message: 'act must be pay or cancel' }, 400);
    await settle(order, asked.output.act);
    return http.json({ state: 200 }, 200, { 'cache-control': 'no-store' });
  });

  routes.post('/cashier/:orderNo', async (http) => {
    const asked = v.safeParse(act, new URLSearchParams(await http.req.text()).get('act'));
    const order = await findOrder('order_no', http.req.param('orderNo'));
    if (!order) return missing(http);
    if (!asked.success) return http.json({ state: 400, message: 'act must be pay or cancel' }, 400);
    await settle(order, asked.output);
    return http.redirect(order.return_url || `/cashier/${order.order_no}`, 303);
  });
  return routes;
}
