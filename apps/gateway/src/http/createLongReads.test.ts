import { expect, it } from 'vitest';
import { createLongReads } from './createLongReads.ts';

const later = () => new Promise<void>((done) => void setImmediate(done));

it('runs one task per turn of the event loop, however many each caller queued', async () => {
  const { piece } = createLongReads();
  let turns = 0;
  const over = new AbortController();
  const count = async (): Promise<void> => {
    while (!over.signal.aborted) {
      turns += 1;
      await later();
    }
  };
  void count();
  const seen: number[] = [];
  await Promise.all(Array.from({ length: 20 }, () => piece(async () => void seen.push(turns))));
  over.abort();
  expect(new Set(seen).size).toBe(20);
});

it('goes on with the next piece after one that failed', async () => {
  const { piece } = createLongReads();
  const broken = piece(() => Promise.reject(new Error('broken')));
  const next = piece(async () => 'next');
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

it('reads twice for thirty who ask an owner at once, and again for who asks later', async () => {
  const { read } = createLongReads();
  let begun = 0;
  let atOnce = 0;
  const work = async () => {
    expect((atOnce += 1)).toBe(1);
    begun += 1;
    await later();
    atOnce -= 1;
    return begun;
  };
  const answers = await Promise.all(Array.from({ length: 30 }, () => read('reader', work)));
  expect(answers).toEqual([1, ...Array.from({ length: 29 }, () => 2)]);
  expect(await read('reader', work)).toBe(3);
});

it('reads for owners side by side, and again after a reading that failed', async () => {
  const { read } = createLongReads();
  const [broken, waiting, other] = [
    read('a', () => Promise.reject(new Error('broken'))),
    read('a', async () => 'whole'),
    read('b', async () => 'other'),
  ];
  await expect(broken).rejects.toThrow('broken');
  expect(await Promise.all([waiting, other])).toEqual(['whole', 'other']);
});
