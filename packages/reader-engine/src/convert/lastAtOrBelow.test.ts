import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastAtOrBelow } from './lastAtOrBelow.ts';

it('finds the last number of a rising list that is not above a value, and the first where all are above it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), fc.nat(60), (numbers, value) => {
      const rising = numbers.toSorted((a, b) => a - b);
      const last = rising.filter((number) => number <= value).length - 1;
      expect(lastAtOrBelow(rising, value)).toBe(Math.max(0, last));
    }),
  );
});
