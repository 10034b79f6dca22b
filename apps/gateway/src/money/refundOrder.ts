import { OrderStatus } from '@shuye/core-domain/order';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/schema/Database.ts';
import { NotEnoughBeans, post } from './ledger.ts';
import { MoneyFailure } from './MoneyFailure.ts';
import { refundMovement } from './refundMovement.ts';

export interface Refund {
  userId: string;
  beans: number;
  /** Hundredths of a yuan, to be given back at the provider. */
  fen: number;
  /** The provider's number of the payment. */
  paymentId: string;
  balance: number;
}

const flagOf = (reason: string): string => `refunded: ${reason}`;

/**
 * Takes the beans of a paid order back, as a ledger entry of its own; the money is given back at the provider. Once: an
 * order that was refunded before is refused.
 * @throws MoneyFailure where there is no such order, it was not paid, its beans were spent, or it was refunded.
 */
export const refundOrder = (
  database: Database,
  { orderNo, reason, nowMs }: { orderNo: string; reason: string; nowMs: number },
): Promise<Refund> =>
  inTransaction(database, async (transaction) => {
    const order = await transaction
      .selectFrom('top_up_order')
      .selectAll()
      .where('order_no', '=', orderNo)
      .executeTakeFirst();
    if (!order) throw new MoneyFailure(`There is no order ${orderNo}. Find it by its user: money find <user>.`);
    if (order.status !== OrderStatus.Paid) {
      throw new MoneyFailure(`Order ${orderNo} was not paid (status ${order.status}): it gave no beans to take back.`);
    }
    const { user_id: userId, beans, price_fen: fen, payment_id: paymentId } = order;
    const before = await transaction
      .selectFrom('ledger_entry')
      .select('at')
      .where('movement', '=', refundMovement(orderNo))
      .executeTakeFirst();
    if (before) {
      throw new MoneyFailure(`Order ${orderNo} was refunded at ${new Date(before.at).toISOString()} (${order.flag}).`);
    }
    const balance = await post(transaction, {
      userId,
      beans: -beans,
      otherSide: 'refunds',
      reference: orderNo,
      nowMs,
    }).catch((error: unknown) => {
      if (!(error instanceof NotEnoughBeans)) throw error;
      throw new MoneyFailure(
        `The account ${userId} holds fewer than the ${beans} beans of order ${orderNo}: they were spent. Nothing was changed.`,
        { cause: error },
      );
    });
    await transaction
      .updateTable('top_up_order')
      .set({ flag: flagOf(reason) })
      .where('order_no', '=', orderNo)
      .execute();
    return { userId, beans, fen, paymentId, balance };
  });
