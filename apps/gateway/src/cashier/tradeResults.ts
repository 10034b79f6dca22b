import * as v from 'valibot';
import type { CashierReport } from './CashierBehaviour.ts';

interface TradeResult {
  memo: string;
  /** How the payment is reported where the code leaves it open; without it nothing was paid. */
  paid?: CashierReport | 'as-configured';
}

/** What a host's cashier ends with, by its result code; `none` stands for a reader who never comes back from it [ENUM-32]. */
export const tradeResults = {
  '9000': { memo: '支付成功', paid: 'as-configured' },
  '8000': { memo: '正在处理中', paid: 'late' },
  '6004': { memo: '支付结果未知', paid: 'late' },
  '6002': { memo: '网络连接出错' },
  '6001': { memo: '用户中途取消' },
  '4000': { memo: '订单支付失败' },
  '4': { memo: '' },
  none: { memo: '' },
} as const satisfies Readonly<Record<string, TradeResult>>;

export type TradeCode = keyof typeof tradeResults;

export const tradeCode = v.picklist(Object.keys(tradeResults) as TradeCode[]);
