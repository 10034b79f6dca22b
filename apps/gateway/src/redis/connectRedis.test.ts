import { findRedis, startRedis } from '@shuye/tooling/redis';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfigError } from '../config/ConfigError.ts';
import { connectRedis, type Redis } from './connectRedis.ts';

const program = findRedis();
const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

async function connected(address: string) {
  const told: string[] = [];
  const redis = await connectRedis(address, (message) => told.push(message));
  ended.push(redis.stop);
  return { redis, told };
}

const ping = (redis: Redis): Promise<string | undefined> => redis.ask((client) => client.ping());

describe.runIf(program)('a Redis that gateways share', () => {
  it('is done without while it is away, told once, and asked again when it is back', { timeout: 20_000 }, async () => {
    const first = await startRedis(program ?? '');
    const { redis, told } = await connected(first.address);
    await expect.poll(() => ping(redis)).toBe('PONG');
    told.length = 0;

    await first.stop();
    const begun = performance.now();
    for (let turn = 0; turn < 10; turn += 1) expect(await ping(redis)).toBeUndefined();
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(told).toHaveLength(1);
    expect(redis.isLeftAlone()).toBe(true);

    const second = await startRedis(program ?? '', Number(new URL(first.address).port));
    ended.push(second.stop);
    await vi.waitFor(async () => expect(await ping(redis)).toBe('PONG'), { timeout: 10_000 });
    expect(told).toHaveLength(2);
    expect(redis.isLeftAlone()).toBe(false);
    expect(told.at(-1)).toContain('answers again');
  });

  it('that does not answer holds nobody up for longer than a tenth of a second', async () => {
    const running = await startRedis(program ?? '');
    ended.push(running.stop);
    const { redis } = await connected(running.address);
    await expect.poll(() => ping(redis)).toBe('PONG');
    const begun = performance.now();
    const answer = await redis.ask((client) => client.call('DEBUG', 'SLEEP', '2').catch(() => client.blpop('none', 2)));
    expect(answer).toBeUndefined();
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

it('an address of a Redis that cannot be read is refused, and not repeated', async () => {
  const refused = connectRedis('redis://:hunter2/@redis:x', () => undefined);
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.not.toThrow('hunter2');
});
