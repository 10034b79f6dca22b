import { OrderStatus } from '@shuye/core-domain/order';
import { Hono, type Context } from 'hono';
import type { Selectable } from 'kysely';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { PaySettings } from '../calls/PaySettings.ts';
import { wantsElderPages } from '../pages/wantsElderPages.ts';
import type { Database } from '../database/schema/Database.ts';
import type { TopUpOrderTable } from '../database/schema/moneyTables.ts';
import { behaviourOf, cashierReports, plainCashier, type CashierReport } from './CashierBehaviour.ts';
import { cashierHeaders } from './cashierHeaders.ts';
import { cashierPage } from './cashierPage.ts';
import { createPaymentReporter } from './createPaymentReporter.ts';
import { middlePage } from './middlePage.ts';
import { tradeCode, tradeResults } from './tradeResults.ts';

type Order = Selectable<TopUpOrderTable>;

interface CashierParts {
  database: Database;
  pay: PaySettings;
  /** Brings reports to the callback, as a provider would: over HTTP, signed. */
  deliver: (request: Request) => Response | Promise<Response>;
  nowMs: () => number;
  log: Pick<Logger, 'warn'>;
}

/** An address of the cashier's page can be paid for so long. */
export const CASHIER_EXPIRY_MS = 300_000;

const act = v.picklist(['pay', 'cancel']);

const report = v.optional(v.picklist(cashierReports));
const tradeRequest = v.union([v.object({ code: tradeCode, report }), v.object({ act, report })]);

/** Which number names the order: the cashier's page goes by the order's, a host's bridge by the trade's. */
type NumberColumn = 'order_no' | 'trade_no';

/** Anything else is no number of ours, and a NUL none that a database would look for. */
const NUMBER = /^[0-9a-f]{40}$/;

const missing = (http: Context) => http.json({ state: 404, message: '订单不存在' }, 404);

/** What the address asked for goes on to the next page of the cashier. */
const queryOf = (http: Context): string => new URL(http.req.url).search;

/**
 * A cashier that moves no money, only where it is configured (D-166): a page at `/cashier/<order>` for browsers, and
 * `POST /cashier/trade/<trade>` for a simulated host. Both report to the authenticated callback, which alone moves an
 * order; when and how is its `CashierBehaviour`.
 */
export function cashierRoutes({ database, pay, deliver, nowMs, log }: CashierParts): Hono {
  const routes = new Hono();
  const { sampleCashier, callbackKey, cashier: configured = plainCashier } = pay;
  if (!sampleCashier || callbackKey === undefined) return routes;
  const reportPayment = createPaymentReporter({ callbackKey, deliver, log });

  const findOrder = async (column: NumberColumn, number: string): Promise<Order | undefined> =>
    NUMBER.test(number)
      ? database.selectFrom('top_up_order').selectAll().where(column, '=', number).executeTakeFirst()
      : undefined;

  /** An order that has ended is not reported again: a second tap changes nothing. */
  async function settle(order: Order, outcome: 'paid' | 'closed', how: CashierReport): Promise<void> {
    if (order.status < OrderStatus.Paid) await reportPayment(order, outcome, how);
  }

  const isExpired = ({ created_at }: Order): boolean => nowMs() - created_at >= CASHIER_EXPIRY_MS;

  routes.get('/cashier/:orderNo', async (http) => {
    const order = await findOrder('order_no', http.req.param('orderNo'));
    if (!order) return missing(http);
    const headers = cashierHeaders(order.return_url);
    const behaviour = behaviourOf((name) => http.req.query(name), configured);
    const expired = isExpired(order);
    const isElder = wantsElderPages(http.req.raw.headers);
    // As with providers, what was not paid in time is closed, and they say so.
    if (expired) await settle(order, 'closed', 'now');
    if (behaviour.page === 'middle' && order.return_url && !expired && order.status < OrderStatus.Paid) {
      const appUrl = new URL(http.req.url);
      appUrl.searchParams.set('page', 'plain');
      const page = middlePage({ appUrl: appUrl.pathname + appUrl.search, returnUrl: order.return_url, isElder });
      return http.html(page, 200, headers);
    }
    const { order_no: orderNo, price_fen: priceFen, beans, status, return_url: returnUrl } = order;
    const page = cashierPage({ orderNo, priceFen, beans, status, returnUrl, isExpired: expired, isElder });
    return http.html(page, 200, headers);
  });

  routes.post('/cashier/trade/:tradeNo', async (http) => {
    const asked = v.safeParse(tradeRequest, await http.req.json().catch(() => undefined));
    const order = await findOrder('trade_no', http.req.param('tradeNo'));
    if (!order) return missing(http);
    if (!asked.success) return http.json({ state: 400, message: 'neither act nor code is known' }, 400);
    const { output } = asked;
    const how = output.report ?? configured.report;
    const isCancelled = 'act' in output && output.act === 'cancel';
    const code = 'code' in output ? output.code : isCancelled ? '6001' : '9000';
    const result = tradeResults[code];
    if (isCancelled) await settle(order, 'closed', how);
    else if ('paid' in result) await settle(order, 'paid', result.paid === 'as-configured' ? how : result.paid);
    if (code === 'none') return http.body(null, 204);
    return http.json({ state: 200, resultCode: code, memo: result.memo }, 200, { 'cache-control': 'no-store' });
  });

  routes.post('/cashier/:orderNo', async (http) => {
    const asked = v.safeParse(act, new URLSearchParams(await http.req.text()).get('act'));
    const order = await findOrder('order_no', http.req.param('orderNo'));
    if (!order) return missing(http);
    if (!asked.success) return http.json({ state: 400, message: 'act must be pay or cancel' }, 400);
    const ownPage = `/cashier/${order.order_no}${queryOf(http)}`;
    if (isExpired(order)) return http.redirect(ownPage, 303);
    const behaviour = behaviourOf((name) => http.req.query(name), configured);
    await settle(order, asked.output === 'pay' ? 'paid' : 'closed', behaviour.report);
    // The app that a middle page opened leads nowhere: the page it was opened from has gone back by itself.
    const isApp = configured.page === 'middle' || http.req.query('page') === 'plain';
    return http.redirect(isApp ? ownPage : order.return_url || ownPage, 303);
  });
  return routes;
}
