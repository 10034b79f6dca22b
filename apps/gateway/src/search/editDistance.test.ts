import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './editDistance.ts';

describe('the distance of two words', () => {
  it.each([
    ['灯火', '灯火', 0],
    ['灯火', '灯伙', 1],
    ['灯火', '灯', 1],
    ['', '灯火', 2],
    ['山中灯火', '中山灯火', 2],
  ])('of %s and %s is %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  it('is the same both ways, none for the same word, and no longer than the longer word', () => {
    const word = fc.array(fc.constantFrom('灯', '火', '山', 'a'), { maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(word, word, (from, to) => {
        const distance = editDistance(from, to);
        expect(distance).toBe(editDistance(to, from));
        expect(distance === 0).toBe(from === to);
        expect(distance).toBeLessThanOrEqual(Math.max(from.length, to.length));
      }),
      { numRuns: 500 },
    );
  });
});
