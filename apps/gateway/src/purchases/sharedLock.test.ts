import { EventEmitter, once } from 'node:events';
import { findRedis, startRedis, type RunningRedis } from '@shuye/tooling/redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallError } from '../calls/callErrors.ts';
import type { Redis } from '../redis/connectRedis.ts';
import { readyRedis } from '../redis/testing/readyRedis.ts';
import { createPurchaseLock } from './createPurchaseLock.ts';

const program = findRedis();

describe.runIf(program)('one purchase of a thing at a time, over two gateways', () => {
  let server: RunningRedis;
  const redises: Redis[] = [];
  beforeAll(async () => {
    server = await startRedis(program ?? '');
    for (let at = 0; at < 2; at += 1) redises.push(await readyRedis(server.address));
  });
  afterAll(async () => {
    for (const { stop } of redises) stop();
    await server.stop();
  });

  it('tells a second tap that the first is being handled, and lets its repetition through (F7)', async () => {
    const [one, other] = redises.map((redis) => createPurchaseLock(redis));
    if (one === undefined || other === undefined) throw new Error('two gateways are needed');
    const signals = new EventEmitter();
    const begun = once(signals, 'begun');
    const first = one('a book', 'key-1', async () => {
      signals.emit('begun');
      await once(signals, 'end');
      return 'bought';
    });
    await begun;
    await expect(other('a book', 'key-2', () => Promise.resolve('twice'))).rejects.toThrow(CallError);
    await expect(other('a book', undefined, () => Promise.resolve('twice'))).rejects.toThrow(CallError);
    expect(await other('a book', 'key-1', () => Promise.resolve('the same'))).toBe('the same');
    expect(await other('another', 'key-2', () => Promise.resolve('other'))).toBe('other');
    signals.emit('end');
    expect(await first).toBe('bought');
    expect(await other('a book', 'key-3', () => Promise.resolve('later'))).toBe('later');
  });

  it('goes on without Redis', async () => {
    const lock = createPurchaseLock({ ask: () => Promise.resolve(undefined) });
    expect(await lock('a book', 'key', () => Promise.resolve('bought'))).toBe('bought');
  });
});
