import { Hono } from 'hono';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Database } from '../../database/schema/Database.ts';
import { applyPayment, type PaymentResult } from '../applyPayment.ts';
import type { PaySettings } from '../../calls/PaySettings.ts';
import { isPaymentSigned, PAYMENT_SIGNATURE } from './paymentSignature.ts';

export const PAYMENT_CALLBACK = '/pay/callback';

const text = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,64}$/));

const payment = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    orderNo: text,
    userId: text,
    amountFen: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    outcome: v.picklist(['paid', 'closed']),
    paymentId: text,
  }),
);

const STATUS = { taken: 200, refused: 409, 'no-such-order': 404 } as const satisfies Record<PaymentResult, number>;

interface CallbackParts {
  database: Database;
  pay: PaySettings;
  nowMs: () => number;
  log: Pick<Logger, 'warn'>;
}

interface CallbackEnv {
  requestId: string;
}

/**
 * The callback of a payment provider: JSON, signed with the callback's key (E7). Nothing else changes an order's status.
 * Without a key the route does not exist. A repeated notification is answered alike and counts once.
 */
export function callbackRoutes({
  database,
  pay: { callbackKey, formerCallbackKey },
  nowMs,
  log,
}: CallbackParts): Hono<{ Bindings: CallbackEnv }> {
  const routes = new Hono<{ Bindings: CallbackEnv }>();
  if (callbackKey === undefined) return routes;
  const keys = [callbackKey, ...(formerCallbackKey === undefined ? [] : [formerCallbackKey])];

  routes.post(PAYMENT_CALLBACK, async (http) => {
    const { requestId } = http.env;
    const refusalOf = (reason: string) => ({ requestId, call: PAYMENT_CALLBACK, reason });
    const body = await http.req.text();
    const signature = http.req.header(PAYMENT_SIGNATURE) ?? null;
    if (!keys.some((key) => isPaymentSigned(body, signature, key))) {
      log.warn(refusalOf('wrong signature'), 'refused');
      return http.json({ state: 401, message: 'not signed' }, 401);
    }
    const notification = v.safeParse(payment, body);
    if (!notification.success) {
      log.warn(refusalOf('not a payment'), 'refused');
      return http.json({ state: 400, message: 'not a payment' }, 400);
    }
    const taken = await applyPayment(database, notification.output, nowMs());
    if (taken !== 'taken') {
      const { orderNo } = notification.output;
      log.warn({ ...refusalOf(taken), orderNo }, 'a payment was not taken');
    }
    return http.json({ state: STATUS[taken], result: taken }, STATUS[taken], { 'cache-control': 'no-store' });
  });
  return routes;
}
