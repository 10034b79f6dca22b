import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { chapterIndexAt, chapterPercent, clampPercent, PERCENT_MIN, PERCENT_SCALE } from './chapterPercent.ts';

describe('chapterPercent', () => {
  it.each([
    [0, 100, 100],
    [49, 100, 5_000],
    [99, 100, 10_000],
    [0, 3, 3_333],
    [1, 3, 6_666],
    [2, 3, 10_000],
    [0, 10_000, 1],
    [0, 1, 10_000],
  ])('of chapter index %s of %s is %s [PROG-01, CONST-80]', (index, count, percent) => {
    expect(chapterPercent(index, count)).toBe(percent);
  });

  // (57 / 100) × 10,000 is 5,699.999… in binary fractions.
  it('is exact where a quotient rounds below its whole number [PROG-01]', () => {
    expect(chapterPercent(56, 100)).toBe(5_700);
    expect(chapterPercent(28, 100)).toBe(2_900);
  });

  it.each([
    [0, 20_000],
    [-1, 100],
    [-7, 100],
    [3, 0],
    [3, -5],
    [Number.NaN, 100],
    [3, Number.NaN],
    [3, Infinity],
    [-Infinity, 100],
  ])('of chapter index %s of %s is 1 [PROG-02, CONST-81]', (index, count) => {
    expect(chapterPercent(index, count)).toBe(1);
  });

  it('is at most 10,000', () => {
    expect(chapterPercent(100, 100)).toBe(10_000);
    expect(chapterPercent(Infinity, 100)).toBe(10_000);
  });
});

describe('clampPercent', () => {
  it.each([
    [0, 1],
    [0.99, 1],
    [1, 1],
    [1.99, 1],
    [2, 2],
    [9_999.9, 9_999],
    [10_000, 10_000],
    [1e9, 10_000],
    [-3, 1],
    [Number.NaN, 1],
    ['200', 1],
    [null, 1],
    [{ toString: 1 }, 1],
  ])('makes %j a percent: %s [PROG-02]', (percent, clamped) => {
    expect([PERCENT_MIN, PERCENT_SCALE]).toEqual([1, 10_000]);
    expect(clampPercent(percent)).toBe(clamped);
  });
});

describe('chapterIndexAt', () => {
  it.each([
    [1, 100, 0],
    [100, 100, 0],
    [101, 100, 1],
    [10_000, 100, 99],
    [1, 1, 0],
    [10_000, 1, 0],
    [Number.NaN, 100, 0],
    [99_999, 100, 99],
    // The first of 19,990 chapters is below 1: its percent is raised, and stands for the second.
    [1, 19_990, 1],
  ])('finds percent %s of %s chapters at index %s', (percent, count, index) => {
    expect(chapterIndexAt(percent, count)).toBe(index);
  });

  it.each([0, -1, Number.NaN])('finds none in a book of %s chapters', (count) => {
    expect(chapterIndexAt(5_000, count)).toBeUndefined();
  });
});

describe('percent and chapter', () => {
  const inBook = fc
    .integer({ min: 1, max: 20_000 })
    .chain((count) => fc.tuple(fc.nat({ max: count - 1 }), fc.constant(count)));

  it('agree: whole, within 1 and 10,000, never falling, one chapter off at most (P7) [PROG-01, PROG-02]', () => {
    checkProperty(
      'P7',
      fc.property(inBook, ([index, count]) => {
        const percent = chapterPercent(index, count);
        expect(Number.isInteger(percent) && percent >= 1 && percent <= 10_000).toBe(true);
        expect(chapterPercent(index + 1, count)).toBeGreaterThanOrEqual(percent);

        const back = chapterIndexAt(percent, count) ?? Number.NaN;
        expect(Math.abs(index - back)).toBeLessThanOrEqual(count <= 10_000 ? 0 : 1);
      }),
    );
  });

  it('floor the exact fraction (P7) [PROG-01]', () => {
    checkProperty(
      'P7',
      fc.property(inBook, ([index, count]) => {
        const exact = (BigInt(index + 1) * 10_000n) / BigInt(count);
        expect(chapterPercent(index, count)).toBe(Math.max(1, Number(exact)));
      }),
    );
  });

  it('are safe for any numbers (P7)', () => {
    const any = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -0, Number.NaN, Infinity, -Infinity));
    checkProperty(
      'P7',
      fc.property(any, any, (index, count) => {
        const percent = chapterPercent(index, count);
        expect(Number.isInteger(percent) && percent >= 1 && percent <= 10_000).toBe(true);
      }),
    );
  });
});
