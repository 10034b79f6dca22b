import { describe, expect, it } from 'vitest';
import { markBlank } from './markBlank.ts';

const EM = 20;

const ink = (width: number, left: number, right: number): TextMetrics =>
  ({ width, actualBoundingBoxLeft: -left, actualBoundingBoxRight: right }) as TextMetrics;

describe('the blank of a mark', () => {
  it('is what its ink leaves free, less a little air', () => {
    const { before, after } = markBlank(ink(20, 2, 7), 20, EM);
    expect(before).toBeCloseTo(0.8, 5);
    expect(after).toBe(10);
  });

  it('is never more than half of it', () => {
    expect(markBlank(ink(20, 0, 1), 20, EM).after).toBe(10);
  });

  it('is on both sides of a mark in the middle of its box', () => {
    const { before, after } = markBlank(ink(20, 7, 13), 20, EM);
    expect(before).toBeCloseTo(after, 5);
  });

  it('is 0 for a mark that is not full-width, on the page or by itself', () => {
    expect(markBlank(ink(8, 1, 4), 20, EM)).toEqual({ before: 0, after: 0 });
    expect(markBlank(ink(20, 1, 4), 8, EM)).toEqual({ before: 0, after: 0 });
  });

  it('is half a box in kernels that do not measure ink', () => {
    expect(markBlank({ width: 20 } as TextMetrics, 20, EM)).toEqual({ before: 10, after: 10 });
  });
});
