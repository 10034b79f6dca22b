import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { findRedis, startRedis, type RunningRedis } from '@shuye/tooling/redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallError } from '../calls/callErrors.ts';
import { createPatience } from '../patience/createPatience.ts';
import { withPatience } from '../patience/currentPatience.ts';
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

  it('leaves the lock of another gateway alone that took it after its own had lasted too long', async () => {
    const [one, other] = redises.map((redis) => createPurchaseLock(redis));
    if (one === undefined || other === undefined) throw new Error('two gateways are needed');
    const signals = new EventEmitter();
    const held = (lock: typeof one, name: string) => {
      const begun = once(signals, `${name} begun`);
      const done = lock('a slow book', name, async () => {
        signals.emit(`${name} begun`);
        await once(signals, `${name} end`);
        return name;
      });
      return { begun, done };
    };
    const first = held(one, 'key-1');
    await first.begun;
    // As if its 30 s were over.
    await redises[0]?.ask((client) => client.del('shuye:buying:a slow book'));
    const second = held(other, 'key-2');
    await second.begun;
    signals.emit('key-1 end');
    expect(await first.done).toBe('key-1');
    await expect(one('a slow book', 'key-3', () => Promise.resolve('twice'))).rejects.toThrow(CallError);
    signals.emit('key-2 end');
    expect(await second.done).toBe('key-2');
    expect(await one('a slow book', 'key-4', () => Promise.resolve('later'))).toBe('later');
  });

  it('leaves no lock behind that Redis took, but said so too late', async () => {
    const [redis] = redises;
    if (redis === undefined) throw new Error('a gateway is needed');
    let asked = 0;
    const late = createPurchaseLock({
      ask: async (work) => {
        const answer = await redis.ask(work);
        asked += 1;
        return asked === 1 ? undefined : answer;
      },
    });
    expect(await late('a late book', 'key-1', () => Promise.resolve('bought'))).toBe('bought');
    await expect
      .poll(() =>
        createPurchaseLock(redis)('a late book', 'key-2', () => Promise.resolve('later')).catch(() => 'refused'),
      )
      .toBe('later');
  });

  it('leaves no lock behind where nobody waits for the purchase any more', async () => {
    const [one, other] = redises.map((redis) => createPurchaseLock(redis));
    if (one === undefined || other === undefined) throw new Error('two gateways are needed');
    const patience = createPatience({ ms: 60 });
    await withPatience(patience, () => one('a long book', 'key-1', () => setTimeout(100)));
    expect(patience.isOver()).toBe(true);
    expect(await other('a long book', 'key-2', () => Promise.resolve('later'))).toBe('later');
  });

  it('goes on without Redis', async () => {
    const lock = createPurchaseLock({ ask: () => Promise.resolve(undefined) });
    expect(await lock('a book', 'key', () => Promise.resolve('bought'))).toBe('bought');
  });
});
