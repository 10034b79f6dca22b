import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers, isApart, rowsAround, visibleRows, withOverscan } from './rowSpan.ts';

const spanOf = (first: number, end: number) => ({ first, end });

describe('the rows that are seen', () => {
  it.each([
    ['at the top of the view', 0, spanOf(0, 16)],
    ['below a bar', 100, spanOf(0, 14)],
    ['scrolled by most of a row', -40, spanOf(0, 17)],
    ['scrolled far', -5200, spanOf(100, 116)],
    ['scrolled to its end', 800 - 52_000, spanOf(984, 1000)],
    ['still below the view', 900, spanOf(0, 0)],
    ['passed', -60_000, spanOf(1000, 1000)],
  ])('of a list %s', (_where, top, seen) => {
    expect(visibleRows({ top, height: 52_000 }, 800, 1000)).toEqual(seen);
  });

  it('are all that touch the view, and no other', () => {
    const lists = fc.record({
      top: fc.integer({ min: -70_000, max: 2000 }),
      view: fc.integer({ min: 1, max: 2000 }),
      count: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(lists, ({ top, view, count }) => {
        const { first, end } = visibleRows({ top, height: count * 52 }, view, count);
        for (let row = 0; row < count; row++) {
          const above = top + row * 52;
          expect(row >= first && row < end).toBe(above < view && above + 52 > 0);
        }
      }),
    );
  });
});

describe('the rows around one', () => {
  it.each([
    [500, spanOf(491, 509)],
    [2, spanOf(0, 18)],
    [-1, spanOf(0, 18)],
    [999, spanOf(982, 1000)],
  ])('in the middle at %i', (middle, span) => {
    expect(rowsAround(middle, 18, 1000)).toEqual(span);
  });

  it('are all of a short list', () => {
    expect(rowsAround(3, 18, 5)).toEqual(spanOf(0, 5));
  });
});

it('more rows end with the list', () => {
  expect(withOverscan(spanOf(2, 18), 6, 20)).toEqual(spanOf(0, 20));
});

it('a span covers what lies inside it', () => {
  expect(covers(spanOf(0, 10), spanOf(0, 10))).toBe(true);
  expect(covers(spanOf(1, 10), spanOf(0, 9))).toBe(false);
  expect(covers(spanOf(0, 10), spanOf(9, 11))).toBe(false);
});

it('spans are apart where they share no row', () => {
  expect(isApart(spanOf(0, 10), spanOf(10, 20))).toBe(true);
  expect(isApart(spanOf(10, 20), spanOf(0, 10))).toBe(true);
  expect(isApart(spanOf(0, 11), spanOf(10, 20))).toBe(false);
  expect(isApart(spanOf(0, 20), spanOf(5, 6))).toBe(false);
});
