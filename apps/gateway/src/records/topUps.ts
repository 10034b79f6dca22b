import { OrderPayMode } from '@shuye/core-domain/host';
import { OrderStatus } from '@shuye/core-domain/order';
import type { Database } from '../database/schema/Database.ts';
import { refundedOrder, refundMovement } from '../money/refundMovement.ts';

export interface RecordRows {
  limit: number;
  offset: number;
  totalPage: (rows: number) => number;
}

const channels: Readonly<Record<OrderPayMode, string>> = {
  [OrderPayMode.Bridge]: '客户端支付',
  [OrderPayMode.Redirect]: '网页收银台',
};

/** Those of the orders whose beans were taken back. */
async function refundedOf(database: Database, orderNos: readonly string[]): Promise<ReadonlySet<string | undefined>> {
  if (orderNos.length === 0) return new Set();
  const rows = await database
    .selectFrom('ledger_entry')
    .select('movement')
    .where('movement', 'in', orderNos.map(refundMovement))
    .execute();
  return new Set(rows.map(({ movement }) => refundedOrder(movement)));
}

/** What an account paid in: its paid orders, the latest first, and which of them were given back (D-182). */
export async function topUps(database: Database, userId: string, { limit, offset, totalPage }: RecordRows) {
  const paid = database.selectFrom('top_up_order').where('user_id', '=', userId).where('status', '=', OrderStatus.Paid);
  const { count } = await paid.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await paid
    .select(['order_no', 'price_fen', 'beans', 'pay_mode', 'paid_at', 'created_at'])
    .orderBy('paid_at', 'desc')
    .orderBy('order_no')
    .limit(limit)
    .offset(offset)
    .execute();
  const refunded = await refundedOf(
    database,
    rows.map(({ order_no }) => order_no),
  );
  return {
    totalPage: totalPage(count),
    records: rows.map(({ order_no, price_fen, beans, pay_mode, paid_at, created_at }) => ({
      time: Math.floor((paid_at ?? created_at) / 1000),
      amount: price_fen / 100,
      beans,
      channel: refunded.has(order_no) ? `${channels[pay_mode]}（已退款）` : channels[pay_mode],
    })),
  };
}
