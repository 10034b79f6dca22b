import { timingSafeEqual } from 'node:crypto';
import type { AnyCall } from '@shuye/api-client/calls';
import { beginSpaceBook, createRestoreCopy, effectOf, finishSpaceBook, writeSpaceBook } from '@shuye/api-client/calls';
import { RENDERING_KEY_HEADER } from '@shuye/core-domain/address';
import { addressBlock } from '../../calls/addressBlock.ts';
import { createTokenBuckets, type TokenBuckets } from './createTokenBuckets.ts';
import type { RateConfig } from '../../config/rateConfig.ts';
import { TooManyRequests } from '../../calls/callErrors.ts';

/** What is counted apart from the rest. */
export type RateKind =
  | 'address'
  | 'file'
  | 'user'
  | 'search'
  | 'change'
  | 'login'
  | 'code'
  | 'feedback'
  | 'copy'
  | 'rendering';

/** How many seconds' worth may come at once. A page begins with a score of calls, a login with a few mistakes. */
const BURST_SECONDS: Readonly<Record<RateKind, number>> = {
  address: 4,
  file: 4,
  user: 4,
  search: 2,
  change: 4,
  login: 20,
  // As many as logins, at a thirtieth of their rate.
  code: 600,
  // A reader who says more than one thing.
  feedback: 300,
  // Nobody makes more restore codes in a day.
  copy: 300,
  rendering: 4,
};

/** Pictures and chapters come by the dozen. */
const FILES_PER_CALL = 5;

/** A login code rings somebody's phone and costs the operator money: one address gets 2,880 a day where it may try one login a second. */
const LOGINS_PER_CODE = 30;

/** What anybody may write to us without an account: one address a minute, all senders twenty. */
const FEEDBACK_PER_SECOND = 1 / 60;
const FEEDBACK_SHARES_OF_ALL = 20;

/** Places for restore copies, which need no account either: one address makes one a minute, all senders sixty. */
const COPIES_PER_SECOND = 1 / 60;
const COPY_SHARES_OF_ALL = 60;

/** Whoever holds many addresses mostly holds neighbours; logins and codes of a block, and of all senders, in shares of one address. */
const SHARES_OF_BLOCK = 4;
const SHARES_OF_ALL = 200;

/** What web servers may ask for pages in all, in shares of one visitor: readers' own calls have the rest of the gateway. */
const RENDERING_SHARES_OF_ALL = 5;

export interface RateLimits {
  /** @throws TooManyRequests when `who` has asked for more of this kind than the rate allows. */
  admit: (kind: RateKind, who: string) => void;
  /** Whether a web server of ours asks, to render a page for the visitor that it names. */
  isRendering: (headers: Headers) => boolean;
}

/** They may be repeated as questions may, but cost as much as changes do. */
const STORING: ReadonlySet<string> = new Set([beginSpaceBook.name, writeSpaceBook.name, finishSpaceBook.name]);

/** The kind of a call beside `user`, which counts all of them. */
export function rateKindOf(call: AnyCall): RateKind {
  if (call.service === 'search') return 'search';
  if (call.name === createRestoreCopy.name) return 'copy';
  const effect = effectOf(call);
  if (effect === 'keyed' || STORING.has(call.name)) return 'change';
  return call.service === 'account' && effect === 'once' ? 'login' : 'user';
}

function isKey(given: string | null, key: string): boolean {
  if (given === null) return false;
  const [left, right] = [Buffer.from(given), Buffer.from(key)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Limits on what one sender may ask (E20). `clock` in milliseconds; it is never set back.
 * @param share Given each group of buckets and its name, where several gateways count together.
 */
export function createRateLimits(
  config: RateConfig,
  clock = () => performance.now(),
  share?: (name: string, buckets: TokenBuckets) => void,
): RateLimits {
  if (!config.isOn) return { admit: () => undefined, isRendering: () => false };
  const buckets = (kind: RateKind, perSecond: number, shares = 1): TokenBuckets => {
    const rate = { perSecond: perSecond * shares, burst: shares * Math.max(1, perSecond * BURST_SECONDS[kind]) };
    const made = createTokenBuckets(rate, { isShared: share !== undefined });
    share?.(`${kind}-${shares}`, made);
    return made;
  };
  const codes = config.login / LOGINS_PER_CODE;
  const kinds: Readonly<Record<RateKind, TokenBuckets>> = {
    address: buckets('address', config.address),
    file: buckets('file', config.address * FILES_PER_CALL),
    user: buckets('user', config.user),
    search: buckets('search', config.search),
    change: buckets('change', config.change),
    login: buckets('login', config.login),
    code: buckets('code', codes),
    feedback: buckets('feedback', FEEDBACK_PER_SECOND),
    copy: buckets('copy', COPIES_PER_SECOND),
    rendering: buckets('rendering', config.rendering),
  };
  const blocks: Partial<Record<RateKind, TokenBuckets>> = {
    login: buckets('login', config.login, SHARES_OF_BLOCK),
    code: buckets('code', codes, SHARES_OF_BLOCK),
    feedback: buckets('feedback', FEEDBACK_PER_SECOND, SHARES_OF_BLOCK),
    copy: buckets('copy', COPIES_PER_SECOND, SHARES_OF_BLOCK),
  };
  const all: Partial<Record<RateKind, TokenBuckets>> = {
    login: buckets('login', config.login, SHARES_OF_ALL),
    code: buckets('code', codes, SHARES_OF_ALL),
    feedback: buckets('feedback', FEEDBACK_PER_SECOND, FEEDBACK_SHARES_OF_ALL),
    copy: buckets('copy', COPIES_PER_SECOND, COPY_SHARES_OF_ALL),
    rendering: buckets('rendering', config.rendering, RENDERING_SHARES_OF_ALL),
  };
  // The narrowest first: what one sender is refused costs its neighbours nothing.
  const waitFor = (kind: RateKind, who: string, nowMs: number): number =>
    kinds[kind].take(who, nowMs) ||
    (blocks[kind]?.take(addressBlock(who), nowMs) ?? 0) ||
    (all[kind]?.take('', nowMs) ?? 0);
  const { renderingKey } = config;
  return {
    admit: (kind, who) => {
      const wait = waitFor(kind, who, clock());
      if (wait > 0) throw new TooManyRequests(wait);
    },
    isRendering: (headers) => renderingKey !== undefined && isKey(headers.get(RENDERING_KEY_HEADER), renderingKey),
  };
}
