export interface Rate {
  perSecond: number;
  /** How much may come at once after a pause. */
  burst: number;
}

export interface TokenBuckets {
  /** Takes one token of `key` at `nowMs`: 0 when there was one, else the milliseconds until there will be. */
  take: (key: string, nowMs: number) => number;
  readonly rate: Rate;
  /** What was taken since the last time that this was asked, by keys; of so many keys at most. Only where that is counted. */
  takenSince: (maxKeys: number) => [key: string, count: number][];
  /** Goes by what is left to `key` in a bucket that several processes share; what was taken since it was asked comes off. */
  adopt: (key: string, tokens: number, nowMs: number) => void;
}

/** Keys that are remembered; beyond them the one that was used longest ago is forgotten, whose bucket is the fullest. */
const MAX_KEYS = 50_000;

/** Sums of fractions are a little off; who keeps to the rate is not refused for that. */
const ROUNDING = 1e-6;

/**
 * A bucket of tokens for each key: in any span of time a key gets at most `burst` and what has flowed in meanwhile
 * (P23). A clock that is set back gives and takes nothing.
 */
export function createTokenBuckets(rate: Rate, { maxKeys = MAX_KEYS, isShared = false } = {}): TokenBuckets {
  const { perSecond, burst } = rate;
  const taken = new Map<string, number>();
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    rate,
    takenSince: (maxTaken) => {
      const some = [...taken].slice(0, maxTaken);
      for (const [key] of some) taken.delete(key);
      return some;
    },
    adopt: (key, tokens, nowMs) => {
      if (buckets.has(key)) buckets.set(key, { tokens: tokens - (taken.get(key) ?? 0), at: nowMs });
    },
    take: (key, nowMs) => {
      const bucket = buckets.get(key) ?? { tokens: burst, at: nowMs };
      const elapsed = Math.max(0, nowMs - bucket.at);
      const tokens = Math.min(burst, bucket.tokens + (elapsed / 1000) * perSecond);
      const isAdmitted = tokens >= 1 - ROUNDING;
      // Deleted first, so that the order of the map is that of the last use.
      buckets.delete(key);
      buckets.set(key, { tokens: isAdmitted ? Math.max(0, tokens - 1) : tokens, at: nowMs });
      if (isShared && isAdmitted) taken.set(key, (taken.get(key) ?? 0) + 1);
      if (buckets.size > maxKeys) {
        const [oldest] = buckets.keys();
        if (oldest !== undefined) {
          buckets.delete(oldest);
          taken.delete(oldest);
        }
      }
      return isAdmitted ? 0 : Math.ceil(((1 - tokens) / perSecond) * 1000 - ROUNDING);
    },
  };
}
