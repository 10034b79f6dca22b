import { AppError } from '@shuye/core-domain/error';
import { GiftStatus, type GiftAnswer } from '@shuye/core-domain/gift';
import type { signKeyNames } from '@shuye/core-domain/sign';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireId, wireText } from './wire/fields.ts';

/** The gift for having put the mini-app on one's list, once an account and once a user of Alipay [API-64] (D-160). */
export const claimGift = defineCall({
  name: 'claimGift',
  service: 'gift',
  method: 'POST',
  path: '/api/alipay/firstcollection/reveice',
  body: 'json',
  sign: 'required',
  effect: 'keyed',
  userField: 'userId',
  request: { alipayUid: wireId, imei: v.optional(wireText), tk: v.optional(wireText), key: v.optional(wireText) },
  toRequest: ({ alipayUid }: { alipayUid: string }) => ({
    alipayUid,
    // Written out: a value that three parts of a page import makes its first load larger.
    key: 'h5_gift' satisfies (typeof signKeyNames)['gift'],
  }),
  successCodes: [200, 1],
  stateField: 'status',
  refusals: {
    [GiftStatus.Refused]: 'the user of Alipay has claimed it with another account',
    [GiftStatus.RefusedByAccount]: 'the account is not that of the named user of Alipay',
    [GiftStatus.ClaimedBefore]: 'the account has claimed it',
  },
  answer: v.object({}),
  toResult: (): GiftAnswer => ({ kind: 'claimed' }),
});

/** Translates a failed claim for the reader; other faults than the server's and the network's are thrown again. */
export function giftAnswer(error: unknown): GiftAnswer {
  if (!(error instanceof AppError)) throw error;
  return error.kind === 'server'
    ? { kind: 'refused', status: error.code, message: error.message }
    : { kind: 'unreachable' };
}
