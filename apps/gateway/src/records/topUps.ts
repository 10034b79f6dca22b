import { OrderPayMode } from '@shuye/core-domain/host';
import { OrderStatus } from '@shuye/core-domain/order';
import type { Database } from '../database/schema/Database.ts';

export interface RecordRows {
  limit: number;
  offset: number;
  totalPage: (rows: number) => number;
}

const channels: Readonly<Record<OrderPayMode, string>> = {
  [OrderPayMode.Bridge]: '客户端支付',
  [OrderPayMode.Redirect]: '网页收银台',
};

/** What an account paid in: its paid orders, the latest first (D-182). */
export async function topUps(database: Database, userId: string, { limit, offset, totalPage }: RecordRows) {
  const paid = database.selectFrom('top_up_order').where('user_id', '=', userId).where('status', '=', OrderStatus.Paid);
  const { count } = await paid.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await paid
    .select(['price_fen', 'beans', 'pay_mode', 'paid_at', 'created_at'])
    .orderBy('paid_at', 'desc')
    .orderBy('order_no')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    totalPage: totalPage(count),
    records: rows.map(({ price_fen, beans, pay_mode, paid_at, created_at }) => ({
      time: Math.floor((paid_at ?? created_at) / 1000),
      amount: price_fen / 100,
      beans,
      channel: channels[pay_mode],
    })),
  };
}
