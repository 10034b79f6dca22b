import { OrderPayMode } from '@shuye/core-domain/host';
import type { Insertable } from 'kysely';
import type { Tables } from '../database/schema/Tables.ts';
import { NOW } from './startTestGateway.ts';

/** An order of 300 beans for ¥30, made just now for a bridge and not paid. */
export const anOrderRow = (
  orderNo: string,
  change: Partial<Insertable<Tables['top_up_order']>> = {},
): Insertable<Tables['top_up_order']> => ({
  order_no: orderNo,
  user_id: 'u1',
  product_id: '4',
  price_fen: 3000,
  beans: 300,
  pay_mode: OrderPayMode.Bridge,
  trade_no: `t-${orderNo}`,
  return_url: '',
  status: 0,
  flag: '',
  payment_id: '',
  created_at: NOW,
  paid_at: null,
  ...change,
});
