import { expect, it, vi } from 'vitest';
import { createCardStore } from './createCardStore.ts';

const card = (bytes: number) => async () => new Uint8Array(bytes);

it('draws a card once, also for who asks meanwhile', async () => {
  const draw = vi.fn(card(10));
  const store = createCardStore();
  await Promise.all([store.card('a', draw), store.card('a', draw)]);
  await store.card('a', draw);
  expect(draw).toHaveBeenCalledTimes(1);
});

it('draws one at a time, and no more than eight wait', async () => {
  let running = 0;
  let most = 0;
  const draw = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return new Uint8Array(1);
  };
  const store = createCardStore();
  const cards = await Promise.all(Array.from({ length: 10 }, (_, at) => store.card(String(at), draw)));
  expect([most, cards.filter((found) => found === undefined).length]).toEqual([1, 2]);
});

it('keeps 16 MB of them, the last that were asked for', async () => {
  const store = createCardStore();
  const draw = vi.fn(card(6 * 1024 * 1024));
  await store.card('a', draw);
  await store.card('b', draw);
  await store.card('a', draw);
  await store.card('c', draw);
  await store.card('a', draw);
  expect(draw).toHaveBeenCalledTimes(3);
  await store.card('b', draw);
  expect(draw).toHaveBeenCalledTimes(4);
});

it('is not stopped by one that cannot be drawn', async () => {
  const store = createCardStore();
  await expect(store.card('a', async () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
  expect(await store.card('a', card(1))).toHaveLength(1);
});
