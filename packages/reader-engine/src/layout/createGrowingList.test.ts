import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGrowingList } from './createGrowingList.ts';

describe('a growing list', () => {
  it('holds what was pushed, beyond its first capacity', () => {
    const list = createGrowingList(2);
    for (let value = 0; value < 100; value++) list.push(value * 3);
    expect(list.length).toBe(100);
    expect([list.at(0), list.at(1), list.at(99)]).toEqual([0, 3, 297]);
  });

  it('holds 0 outside itself', () => {
    expect(createGrowingList().at(7)).toBe(0);
  });

  it('finds the last entry that is not above a value, as a search from the end would', () => {
    const rising = fc.array(fc.nat(1000)).map((values) => values.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(rising, fc.integer({ min: -5, max: 1005 }), (values, wanted) => {
        const list = createGrowingList(1);
        for (const value of values) list.push(value);
        expect(list.lastNotAbove(wanted)).toBe(values.findLastIndex((value) => value <= wanted));
      }),
    );
  });
});
