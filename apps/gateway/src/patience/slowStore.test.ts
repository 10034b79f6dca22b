import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { bucketStore } from '../file-store/bucketStore.ts';
import { shareReads } from '../file-store/shareReads.ts';
import { newBucket } from '../testing/files/newBucket.ts';
import { aStoreBehind } from '../testing/network/aStoreBehind.ts';
import { CallerGone } from './CallerGone.ts';
import { createPatience } from './createPatience.ts';
import { withPatience } from './currentPatience.ts';

/** A bucket before which a store stands that takes requests and does not answer, once it is told to. */
async function aSlowStore() {
  const held = new Set<ServerResponse>();
  let isSlow = false;
  let asked = 0;
  const { store, address } = await aStoreBehind((_, response) => {
    if (!isSlow) return false;
    asked += 1;
    held.add(response);
    response.on('close', () => held.delete(response));
    return true;
  });
  const told: string[] = [];
  const config = { ...(await newBucket(store)), address };
  const files = shareReads(await bucketStore(config, (message) => void told.push(message)));
  isSlow = true;
  return { files, told, open: () => held.size, asked: () => asked };
}

const within = <T>(ms: number, work: () => Promise<T>): Promise<T> => withPatience(createPatience({ ms }), work);

it('a store that does not answer is asked no longer than somebody waits, and one crowd asks once', async () => {
  const { files, told, open, asked } = await aSlowStore();
  const crowd = [400, 600, 800].map((ms) => within(ms, () => files.read('covers/1.svg')));
  const outcomes = await Promise.allSettled(crowd);
  expect(asked()).toBe(1);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason instanceof CallerGone)).toEqual([
    true,
    true,
    true,
  ]);
  await expect.poll(open).toBe(0);
  expect(told).toEqual([]);
});

it('callers without patience say nothing of a store; those who waited do', async () => {
  const { files, told } = await aSlowStore();
  for (let turn = 0; turn < 8; turn += 1)
    await expect(within(20, () => files.read(`covers/${turn}.svg`))).rejects.toThrow(CallerGone);
  expect(told).toEqual([]);
  await Promise.allSettled(
    Array.from({ length: 6 }, (_, at) => within(700, () => files.read(`content/free/1/1/${at}.json`))),
  );
  await expect.poll(() => told).toEqual(['the file store does not answer and is left alone for a while']);
});
