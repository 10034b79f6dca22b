import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../test/propertyRuns.ts';
import { happeningKinds, replayHistory, type Happening } from './replayHistory.ts';

const MAX_DEVICES = 5;
const BOOKS = 2;
const AMOUNTS = 11;

/** What is common in histories that go wrong comes up often. */
const kinds = [...happeningKinds, 'add', 'remove', 'remove', 'sync', 'sync', 'sync', 'sync'] as const;

/** One drawn number a happening keeps generating and shrinking cheap. */
const happening = fc.nat({ max: kinds.length * MAX_DEVICES * BOOKS * AMOUNTS - 1 }).map((value): Happening => {
  const device = Math.floor(value / kinds.length);
  const book = Math.floor(device / MAX_DEVICES);
  return [kinds[value % kinds.length] ?? 'sync', device % MAX_DEVICES, book % BOOKS, Math.floor(book / BOOKS)];
});
const histories = fc.array(happening, { maxLength: 24, size: 'max' });
const skews = fc.array(fc.nat({ max: AMOUNTS - 1 }), { minLength: 2, maxLength: MAX_DEVICES });

const wrong = (history: readonly Happening[], clocks: readonly number[], fault: RegExp) =>
  replayHistory(history, clocks).filter((found) => fault.test(found));

describe('a short history of several devices', () => {
  it('brings no removed book back, however old the removal and whatever the clocks (P2) [SHELFSYNC-04, SHELFSYNC-07]', () => {
    checkProperty(
      'P2',
      fc.property(histories, skews, (history, clocks) => {
        expect(wrong(history, clocks, /revived|diverged/)).toEqual([]);
      }),
    );
  });

  it('loses no book and no place, and shows the newest in one order everywhere (P3) [SHELFSYNC-09, SHELFSYNC-10]', () => {
    checkProperty(
      'P3',
      fc.property(histories, skews, (history, clocks) => {
        expect(wrong(history, clocks, /lost|view|diverged/)).toEqual([]);
      }),
    );
  });
});
