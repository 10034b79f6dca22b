import type { AnyCall } from '@shuye/api-client/calls';
import type { Visitor } from '../../accounts/Visitor.ts';
import { rateKindOf, type RateLimits } from './createRateLimits.ts';

export interface CallSender {
  visitor: Visitor;
  address: string;
}

/**
 * Counts a call by its account; guests are told apart by their address alone, and so are logins, whoever they say they are.
 * @throws TooMany
 */
export function admitCall(limits: RateLimits, call: AnyCall, { visitor, address }: CallSender): void {
  const who = visitor.isGuest ? `guest at ${address}` : visitor.userId;
  const kind = rateKindOf(call);
  limits.admit('user', who);
  if (kind !== 'user') limits.admit(kind, kind === 'login' ? address : who);
}
