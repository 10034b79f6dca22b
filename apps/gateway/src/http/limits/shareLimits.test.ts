import { findRedis, startRedis, type RunningRedis } from '@shuye/tooling/redis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TooManyRequests } from '../../calls/callErrors.ts';
import { parseRateConfig } from '../../config/rateConfig.ts';
import type { Redis } from '../../redis/connectRedis.ts';
import { readyRedis } from '../../redis/testing/readyRedis.ts';
import { shareLimits, type SharedLimits } from './shareLimits.ts';

const program = findRedis();
/** Twenty login codes at once, and one in half a minute: none flows in during a test. */
const config = parseRateConfig({});
const BURST = 20;

const admitted = ({ limits }: SharedLimits, who: string, times: number): number => {
  let count = 0;
  for (let turn = 0; turn < times; turn += 1) {
    try {
      limits.admit('code', who);
      count += 1;
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
    }
  }
  return count;
};

describe.runIf(program)('limits that gateways count together', () => {
  let server: RunningRedis;
  const redises: Redis[] = [];
  const gateways: SharedLimits[] = [];

  beforeAll(async () => {
    server = await startRedis(program ?? '');
    for (let at = 0; at < 2; at += 1) {
      const redis = await readyRedis(server.address);
      redises.push(redis);
      gateways.push(shareLimits(config, redis, 10));
    }
  });
  afterAll(async () => {
    for (const { stop } of gateways) stop();
    for (const { stop } of redises) stop();
    await server.stop();
  });

  it('leave a sender who has used up one gateway next to nothing at another (E20)', async () => {
    const [one, other] = gateways as [SharedLimits, SharedLimits];
    expect(admitted(one, '192.0.2.1', BURST + 5)).toBe(BURST);
    // The other one knows only of a sender whom it has seen.
    await vi.waitFor(() => expect(admitted(other, '192.0.2.1', 1)).toBe(0), 5000);
    expect(admitted(other, '198.51.100.1', 3)).toBe(3);
  });

  it('are each gateway’s own while there is no Redis (P23)', async () => {
    const alone = shareLimits(config, { ask: () => Promise.resolve(undefined) }, 10);
    expect(admitted(alone, '192.0.2.1', BURST + 5)).toBe(BURST);
    alone.stop();
  });
});
