import { messages } from '@shuye/core-domain/error';
import type { AnyCall } from '@shuye/api-client/calls';
import { isSignedWith } from './isSignedWith.ts';
import type { Fields } from './parseFields.ts';
import { CallError } from '../calls/callErrors.ts';

/** Seconds that a request's time may lie from ours. */
export const MAX_CLOCK_SKEW_SECONDS = 300;

export const WRONG_SIGNATURE = 4010;
export const STALE_REQUEST = 4011;

export interface SignedRequest {
  call: AnyCall;
  /** As they came: encrypted fields are signed in that form. */
  fields: Fields;
  secret: string;
  /** Seconds, as the sender's clock had them. */
  sentAt: number | undefined;
  nowMs: number;
}

/**
 * Refuses a call whose signature is missing where it must be there, wrong wherever it is, or old (D-028, D-199).
 * A signature shows that nothing was damaged on the way; it grants no right.
 */
export function checkSignature({ call, fields, secret, sentAt = Number.NaN, nowMs }: SignedRequest): void {
  const { sign } = fields;
  if (call.sign === 'never' || (call.sign === 'sent' && sign === undefined)) return;
  if (typeof sign !== 'string' || !isSignedWith(secret, fields, sign))
    throw new CallError(WRONG_SIGNATURE, messages.wrongSignature);
  const age = Math.abs(Math.floor(nowMs / 1000) - sentAt);
  if (!(age <= MAX_CLOCK_SKEW_SECONDS)) throw new CallError(STALE_REQUEST, messages.staleRequest);
}
