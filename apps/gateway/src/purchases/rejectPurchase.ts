import { NOT_ENOUGH_BEANS, UNUSABLE_TICKET } from '@shuye/api-client/calls';
import { buyError } from '@shuye/core-domain/purchase';
import { CallError } from '../calls/callErrors.ts';

const OWN_TEXTS: Readonly<Record<number, string>> = {
  [NOT_ENOUGH_BEANS]: '书豆余额不足，请先充值',
  [UNUSABLE_TICKET]: '豆券已失效，请重新选择',
};

/** A purchase that is not made, with its exact text where there is one [ERR-27..37]. */
export const rejectPurchase = (code: number): CallError => new CallError(code, buyError(code, OWN_TEXTS[code]).message);
