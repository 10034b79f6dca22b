import { launchFailed, PayCode, type PayAnswer } from '@shuye/core-domain/order';
import type { Request } from '../createRequester.ts';
import { bridgeWaits } from '../request/bridgeWaits.ts';
import { asText, fieldsOf, isTimeout } from './answerFields.ts';

/** An answer without a code leaves open whether money has moved: the order is then asked for [BRIDGE-21]. */
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
