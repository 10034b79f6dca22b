import { PayCode, type PayAnswer } from '@shuye/core-domain/order';
import type { PayStrategy } from './PayStrategy.ts';

/** Leaves for the address that the host pays at; how it ended is asked of the order. */
export const redirectPay =
  (window: { location: { href: string } }, { addressOf }: Extract<PayStrategy, { by: 'redirect' }>) =>
  async (tradeNo: string): Promise<PayAnswer> => {
    window.location.href = addressOf(tradeNo);
    return { code: PayCode.Unknown };
  };
