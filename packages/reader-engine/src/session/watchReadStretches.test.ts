import type { ReadStretch } from '@shuye/core-domain/statistics';
import { expect, it } from 'vitest';
import { openReader, settled } from '../testing/openReader.ts';
import { SAVE_EVERY_MS } from './createReadingTime.ts';
import { watchReadStretches } from './watchReadStretches.ts';

/** A reader whose stretches are written down. */
async function watched() {
  const { reader, clock, reading } = await openReader();
  const told: ReadStretch[] = [];
  const watchers = new Set<() => void>();
  let isVisible = true;
  const stop = watchReadStretches({
    reader,
    bookId: '1001',
    clock,
    visibility: {
      isVisible: () => isVisible,
      watch: (listener) => {
        watchers.add(listener);
        return () => watchers.delete(listener);
      },
    },
    onRead: (stretch) => void told.push(stretch),
  });
  const show = (next: boolean) => {
    isVisible = next;
    for (const watcher of watchers) watcher();
  };
  const sum = () =>
    told.reduce(({ seconds, words }, one) => ({ seconds: seconds + one.seconds, words: words + one.words }), {
      seconds: 0,
      words: 0,
    });
  return { reader, clock, reading, told, stop, show, sum };
}

it('tells what was read while it is read, and the rest at the end: a killed page loses fifteen seconds', async () => {
  const { clock, told, stop, sum } = await watched();
  clock.pass(SAVE_EVERY_MS);
  expect(sum().seconds).toBe(SAVE_EVERY_MS / 1000);
  clock.pass(4300);
  expect(told).toHaveLength(1);
  stop();
  expect(sum().seconds).toBe(SAVE_EVERY_MS / 1000 + 4);
});

it('counts no time while the page is hidden', async () => {
  const { clock, stop, show, sum } = await watched();
  clock.pass(10_000);
  show(false);
  clock.pass(600_000);
  show(true);
  clock.pass(5000);
  stop();
  expect(sum().seconds).toBe(15);
});

it('counts the characters of a chapter that was read to its end, and no more than can be read in that time', async () => {
  const { reader, clock, reading, stop, sum } = await watched();
  const state = reading();
  const { length } = state.chapter.status === 'ready' ? state.chapter.content.text : '';
  clock.pass(600_000);
  reader.goToChapter(1);
  await settled();
  expect(length).toBeGreaterThan(0);
  reader.goToChapter(5);
  stop();
  expect(sum().words).toBe(length);
});
