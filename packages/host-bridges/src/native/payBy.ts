import { launchFailed, PayCode, type PayAnswer } from '@shuye/core-domain/order';
import type { Request } from '../createRequester.ts';
import { bridgeWaits } from '../request/bridgeWaits.ts';
import { asText, fieldsOf, isTimeout } from './answerFields.ts';

/**
 * Pays by the host [BRIDGE-21]. An answer without a code, and none at all, leave open whether money has moved: the order is
 * then asked for, as with the provider's own "unknown".
 */
export const payBy =
  (request: Request) =>
  async (tradeNo: string): Promise<PayAnswer> => {
    try {
      const { resultCode, memo } = fieldsOf(await request('tradePay', { tradeNO: tradeNo }, bridgeWaits.payment));
      return { code: asText(resultCode) ?? PayCode.Unknown, message: asText(memo) };
    } catch (error) {
      console.info('The host did not take the payment.', error);
      return isTimeout(error) ? { code: PayCode.Unknown } : launchFailed;
    }
  };
