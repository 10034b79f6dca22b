import type { AnyCall } from '@shuye/api-client/calls';
import { effectOf } from '@shuye/api-client/calls';
import { createTokenBuckets, type TokenBuckets } from './createTokenBuckets.ts';
import type { RateConfig } from '../../config/rateConfig.ts';
import { TooManyRequests } from '../../calls/callErrors.ts';

/** What is counted apart from the rest. */
export type RateKind = 'address' | 'file' | 'user' | 'search' | 'change' | 'login';

/** How many seconds' worth may come at once. A page begins with a score of calls, a login with a few mistakes. */
const BURST_SECONDS: Readonly<Record<RateKind, number>> = {
  address: 4,
  file: 4,
  user: 4,
  search: 2,
  change: 4,
  login: 20,
};

/** Pictures and chapters come by the dozen. */
const FILES_PER_CALL = 5;

export interface RateLimits {
  /** @throws TooManyRequests when `who` has asked for more of this kind than the rate allows. */
  admit: (kind: RateKind, who: string) => void;
}

/** The kind of a call beside `user`, which counts all of them. */
export function rateKindOf(call: AnyCall): RateKind {
  if (call.service === 'search') return 'search';
  const effect = effectOf(call);
  if (effect === 'keyed') return 'change';
  return call.service === 'account' && effect === 'once' ? 'login' : 'user';
}

/** Limits on what one sender may ask (E20). `clock` in milliseconds; it is never set back. */
export function createRateLimits(config: RateConfig, clock = () => performance.now()): RateLimits {
  if (!config.isOn) return { admit: () => undefined };
  const buckets = (kind: RateKind, perSecond: number): TokenBuckets =>
    createTokenBuckets({ perSecond, burst: Math.max(1, perSecond * BURST_SECONDS[kind]) });
  const kinds: Readonly<Record<RateKind, TokenBuckets>> = {
    address: buckets('address', config.address),
    file: buckets('file', config.address * FILES_PER_CALL),
    user: buckets('user', config.user),
    search: buckets('search', config.search),
    change: buckets('change', config.change),
    login: buckets('login', config.login),
  };
  return {
    admit: (kind, who) => {
      const wait = kinds[kind].take(who, clock());
      if (wait > 0) throw new TooManyRequests(wait);
    },
  };
}
