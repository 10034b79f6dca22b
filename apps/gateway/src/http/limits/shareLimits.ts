import type { RateConfig } from '../../config/rateConfig.ts';
import type { Redis } from '../../redis/connectRedis.ts';
import { createRateLimits, type RateLimits } from './createRateLimits.ts';
import { shareBuckets } from './shareBuckets.ts';

/** How often gateways tell each other what they have let in, in milliseconds. */
const EXCHANGE_MS = 100;

export interface SharedLimits {
  limits: RateLimits;
  stop: () => void;
}

/**
 * Limits that gateways count together where they share a Redis, ten times a second: a sender who turns to all of them gets
 * what comes in within such a span more than one gateway gives, and no more.
 */
export function shareLimits(
  config: RateConfig,
  redis: Pick<Redis, 'ask'> | undefined,
  exchangeMs = EXCHANGE_MS,
): SharedLimits {
  if (redis === undefined) return { limits: createRateLimits(config), stop: () => undefined };
  const exchanges: (() => Promise<void>)[] = [];
  const limits = createRateLimits(config, undefined, (name, buckets) =>
    exchanges.push(shareBuckets(redis, name, buckets)),
  );
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const turn = async (): Promise<void> => {
    await Promise.all(exchanges.map((exchange) => exchange()));
    if (!isStopped) timer = setTimeout(() => void turn(), exchangeMs).unref();
  };
  void turn();
  return {
    limits,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
