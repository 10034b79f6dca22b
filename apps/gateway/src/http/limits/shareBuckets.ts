import type { Redis } from '../../redis/connectRedis.ts';
import type { TokenBuckets } from './createTokenBuckets.ts';

/** Keys of one exchange: more are told the next time. */
const MAX_KEYS = 1000;

/**
 * Takes what was let in out of the buckets that all gateways share, by Redis' own clock, and answers with what is left in
 * each. A bucket may be overdrawn by what others let in at the same time, and by one burst at most.
 */
const EXCHANGE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local rate, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local left = {}
for i, key in ipairs(KEYS) do
  local known = redis.call('HMGET', key, 'tokens', 'at')
  local tokens, at = tonumber(known[1] or burst), tonumber(known[2] or now)
  tokens = math.min(burst, tokens + math.max(0, now - at) / 1000 * rate) - tonumber(ARGV[i + 2])
  tokens = math.max(-burst, tokens)
  redis.call('HSET', key, 'tokens', tokens, 'at', now)
  redis.call('PEXPIRE', key, math.ceil((2 * burst) / rate * 1000) + 1000)
  left[i] = tostring(tokens)
end
return left`;

/**
 * Tells the other gateways what this one has let in, and goes on by what is left. Between two exchanges each lets in by what
 * it knows, so that no request waits; without Redis each counts alone.
 */
export function shareBuckets(
  { ask }: Pick<Redis, 'ask'>,
  name: string,
  buckets: TokenBuckets,
  clock = () => performance.now(),
): () => Promise<void> {
  return async () => {
    const { perSecond, burst } = buckets.rate;
    const taken = buckets.takenSince(MAX_KEYS);
    if (taken.length === 0) return;
    const keys = taken.map(([key]) => `shuye:rate:${name}:${key}`);
    const left = (await ask((client) =>
      client.eval(EXCHANGE, keys.length, ...keys, perSecond, burst, ...taken.map(([, count]) => count)),
    )) as string[] | undefined;
    left?.forEach((tokens, at) => {
      const key = taken[at]?.[0];
      if (key !== undefined) buckets.adopt(key, Number(tokens), clock());
    });
  };
}
