import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Logger } from 'pino';
import type { TopUpOrderTable } from '../database/schema/moneyTables.ts';
import type { PaymentNotification } from '../orders/applyPayment.ts';
import { PAYMENT_CALLBACK } from '../orders/callback/callbackRoutes.ts';
import { PAYMENT_SIGNATURE, signPayment } from '../orders/callback/paymentSignature.ts';
import type { CashierReport } from './CashierBehaviour.ts';

export const LATE_REPORT_MS = 8000;
export const REPEATED_REPORTS_MS = [1000, 5000];
export const REORDERED_REPORT_MS = 1000;

/** What providers never sign with. */
const FORGERS_KEY = 'a key of somebody else, of 40 characters';

type Order = Selectable<TopUpOrderTable>;
type Outcome = PaymentNotification['outcome'];

interface ReporterParts {
  callbackKey: string;
  /** Brings a report to the callback, as a provider would: over HTTP, signed. */
  deliver: (request: Request) => Response | Promise<Response>;
  log: Pick<Logger, 'warn'>;
}

/** Reports what happened to an order to the authenticated callback, which alone moves it; late ones end with the process. */
export function createPaymentReporter({ callbackKey, deliver, log }: ReporterParts) {
  async function send(order: Order, outcome: Outcome, paymentId: string, key = callbackKey): Promise<void> {
    const notification: PaymentNotification = {
      orderNo: order.order_no,
      userId: order.user_id,
      amountFen: order.price_fen,
      outcome,
      paymentId,
    };
    const body = JSON.stringify(notification);
    const headers = { 'content-type': 'application/json', [PAYMENT_SIGNATURE]: signPayment(body, key) };
    await deliver(new Request(`http://cashier${PAYMENT_CALLBACK}`, { method: 'POST', headers, body }));
  }

  const later = (delayMs: number, work: () => Promise<void>): void =>
    void setTimeout(
      () => void work().catch((error: unknown) => log.warn({ err: error }, 'a payment was not reported')),
      delayMs,
    ).unref();

  return async (order: Order, outcome: Outcome, report: CashierReport): Promise<void> => {
    const paymentId = randomUUID();
    switch (report) {
      case 'now':
        return send(order, outcome, paymentId);
      case 'late':
        return later(LATE_REPORT_MS, () => send(order, outcome, paymentId));
      case 'repeated':
        for (const delayMs of REPEATED_REPORTS_MS) later(delayMs, () => send(order, outcome, paymentId));
        return send(order, outcome, paymentId);
      case 'reordered':
        later(REORDERED_REPORT_MS, () => send(order, 'closed', paymentId));
        return send(order, outcome, paymentId);
      case 'forged':
        return send(order, outcome, paymentId, FORGERS_KEY);
      case 'none':
        return;
    }
  };
}
