import type { AppError } from '@shuye/core-domain/error';
import { bridgeFaults } from './bridgeFaults.ts';

const PAYMENT_APP = /AlipayClient\/|AliApp\(AP\//i;
const MINI_APP = /MiniProgram/i;

/** Why calls of the payment mini-app cannot be made here; undefined inside it [BRIDGE-27] [ERR-09]. */
export const paymentAppRefusal = (userAgent: string): AppError | undefined =>
  PAYMENT_APP.test(userAgent) && MINI_APP.test(userAgent) ? undefined : bridgeFaults.outsidePaymentApp();
