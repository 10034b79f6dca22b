import type { AnyCall } from '@shuye/api-client/calls';
import type { Caller } from '../../calls/Caller.ts';
import { rateKindOf, type RateLimits } from './createRateLimits.ts';

export interface CallSender {
  caller: Caller;
  address: string;
  headers: Headers;
}

/**
 * Counts a call by its account; guests are told apart by their address alone, and so are logins and new restore copies, whoever they say they are.
 * @throws TooManyRequests
 */
export function limitCall(limits: RateLimits, call: AnyCall, { caller, address, headers }: CallSender): void {
  const who = caller.isGuest ? `guest at ${address}` : caller.userId;
  const kind = rateKindOf(call);
  // A rendering is counted by its visitor's address already, and only reads.
  if (caller.isGuest && (kind === 'user' || kind === 'search') && limits.isRendering(headers)) return;
  limits.admit('user', who);
  if (kind !== 'user') limits.admit(kind, kind === 'login' || kind === 'copy' ? address : who);
}
