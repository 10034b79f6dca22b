import { OrderStatus } from '@shuye/core-domain/order';
import type { Transaction } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/schema/Database.ts';
import type { Tables } from '../database/schema/Tables.ts';
import { crashPoint } from '../durability/crashPoint.ts';
import { post } from '../money/ledger.ts';

export interface PaymentNotification {
  orderNo: string;
  userId: string;
  /** Hundredths of a yuan. */
  amountFen: number;
  outcome: 'paid' | 'closed';
  /** The provider's own number of the payment. */
  paymentId: string;
}

/** `taken`: now or before; `refused`: the order is flagged for the operator and no beans were given. */
export type PaymentResult = 'taken' | 'refused' | 'no-such-order';

type Flag = 'other-user' | 'other-amount' | 'paid-after-closing' | 'paid-twice';

async function flag(transaction: Transaction<Tables>, orderNo: string, why: Flag): Promise<'refused'> {
  await transaction.updateTable('top_up_order').set({ flag: why }).where('order_no', '=', orderNo).execute();
  return 'refused';
}

/**
 * Moves an order to its end and, where it was paid, gives its beans in the same transaction: once, however often the
 * notification comes (E7, A-26). A status only moves forward. The caller has authenticated the notification; `nowMs` in
 * milliseconds.
 */
export const applyPayment = (
  database: Database,
  notification: PaymentNotification,
  nowMs: number,
): Promise<PaymentResult> =>
  inTransaction(database, async (transaction): Promise<PaymentResult> => {
    const { orderNo, userId, amountFen, outcome, paymentId } = notification;
    const order = await transaction
      .selectFrom('top_up_order')
      .selectAll()
      .where('order_no', '=', orderNo)
      .executeTakeFirst();
    if (!order) return 'no-such-order';
    if (order.user_id !== userId) return flag(transaction, orderNo, 'other-user');
    if (order.price_fen !== amountFen) return flag(transaction, orderNo, 'other-amount');

    if (outcome === 'closed') {
      if (order.status >= OrderStatus.Paid) return 'taken';
      await transaction
        .updateTable('top_up_order')
        .set({ status: OrderStatus.Closed })
        .where('order_no', '=', orderNo)
        .execute();
      return 'taken';
    }
    if (order.status === OrderStatus.Closed) return flag(transaction, orderNo, 'paid-after-closing');
    if (order.status === OrderStatus.Paid) {
      return order.payment_id === paymentId ? 'taken' : flag(transaction, orderNo, 'paid-twice');
    }

    await transaction
      .updateTable('top_up_order')
      .set({ status: OrderStatus.Paid, payment_id: paymentId, paid_at: nowMs })
      .where('order_no', '=', orderNo)
      .execute();
    crashPoint('order-paid');
    await post(transaction, { userId, beans: order.beans, otherSide: 'top-ups', reference: orderNo, nowMs });
    return 'taken';
  });
