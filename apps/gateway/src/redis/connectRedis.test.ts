import { findRedis, startRedis } from '@shuye/tooling/redis';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

const nowhere = { address: 'redis://shuye:hunter2@127.0.0.1:1', reason: 'ECONNREFUSED' };
/** No resolver of names is asked for such a name. */
const unknown = { address: `redis://shuye:hunter2@${'n'.repeat(64)}:6379`, reason: 'ENOTFOUND' };

it.each([nowhere, unknown])('tells why no connection can be made: $reason', async ({ address, reason }) => {
  const causes: unknown[] = [];
  const redis = await connectRedis(address, (_message, cause) => causes.push(cause));
  ended.push(redis.stop);
  await expect
    .poll(async () => {
      await ping(redis);
      return causes.length;
    })
    .toBe(1);
  expect(String(causes[0])).toContain(reason);
  expect(String(causes[0])).not.toContain('hunter2');
});

it('tells why no connection can be made also where it is asked again and again before the first attempt has ended', async () => {
  const causes: unknown[] = [];
  const redis = await connectRedis(nowhere.address, (_message, cause) => causes.push(cause));
  ended.push(redis.stop);
  await Promise.all(Array.from({ length: 10 }, () => ping(redis)));
  expect(redis.isLeftAlone()).toBe(true);
  await expect.poll(() => causes.length).toBe(1);
  expect(String(causes[0])).toContain(nowhere.reason);
});

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
    await expect.poll(() => told).toHaveLength(1);
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
