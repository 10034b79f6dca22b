import { expect, it } from 'vitest';
import { calls } from './index.ts';

it('every state of a purchase that the documents map to a text is one that a purchase is refused with [BUY-10]', () => {
  const mapped = Object.keys(calls.buyChapter.errorMessages ?? {});
  const known = new Set(
    [calls.buyChapter, calls.buyBook, calls.buyChapters].flatMap(({ refusals }) => Object.keys(refusals ?? {})),
  );
  expect(mapped).toHaveLength(11);
  expect(mapped.filter((state) => !known.has(state))).toEqual([]);
});
