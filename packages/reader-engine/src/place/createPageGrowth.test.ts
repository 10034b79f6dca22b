import { describe, expect, it, vi } from 'vitest';
import type { ChapterPages } from './ChapterPages.ts';
import { createPageGrowth } from './createPageGrowth.ts';

/** A chapter of a hundred pages, laid out as far as asked; each page takes a millisecond of the time that is kept. */
function hundredPages(spend: (milliseconds: number) => void = () => undefined): ChapterPages {
  let known = 1;
  return {
    get pageCount() {
      return known;
    },
    get isComplete() {
      return known === 100;
    },
    growTo: (pages) => {
      const grown = Math.min(100, Math.max(known, pages));
      spend(grown - known);
      known = grown;
    },
    pageAt: () => 0,
    pageStart: () => 0,
  };
}

function growing() {
  let time = 0;
  let waiting: ((spareMs?: number) => void) | undefined;
  const ongoing: boolean[] = [];
  const onComplete = vi.fn<() => void>();
  const growth = createPageGrowth({
    nowMs: () => time,
    later: (run, isOngoing = false) => {
      waiting = run;
      ongoing.push(isOngoing);
      return () => {
        waiting = undefined;
      };
    },
    onComplete,
  });
  return {
    growth,
    onComplete,
    ongoing,
    spend: (milliseconds: number): void => {
      time += milliseconds;
    },
    /** Runs one slice; false where there was none to run. */
    slice: (spareMs?: number): boolean => {
      const run = waiting;
      waiting = undefined;
      run?.(spareMs);
      return run !== undefined;
    },
  };
}

describe('laying out what is not seen yet', () => {
  it('goes on in slices until the chapter is complete, then reports it once', () => {
    const { growth, onComplete, slice } = growing();
    const pages = hundredPages();
    growth.track(pages);
    expect(pages.pageCount).toBe(1);
    while (slice());
    expect(pages.isComplete).toBe(true);
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('gives way after half a frame', () => {
    const { growth, slice, spend } = growing();
    const pages = hundredPages(spend);
    growth.track(pages);
    slice();
    expect(pages.pageCount).toBeGreaterThan(4);
    expect(pages.pageCount).toBeLessThanOrEqual(1 + 12);
  });

  it('takes no more than the time that is spare', () => {
    const { growth, slice, spend } = growing();
    const pages = hundredPages(spend);
    growth.track(pages);
    slice(1);
    expect(pages.pageCount).toBe(1 + 4);
  });

  it('lets only the first slice of a chapter wait for a frame', () => {
    const { growth, slice, spend, ongoing } = growing();
    growth.track(hundredPages(spend));
    slice();
    slice();
    expect(ongoing).toEqual([false, true, true]);
  });

  it('continues when the same chapter is tracked again', () => {
    const { growth, slice } = growing();
    const pages = hundredPages();
    growth.track(pages);
    growth.track(pages);
    expect(slice()).toBe(true);
    expect(slice()).toBe(false);
    expect(pages.isComplete).toBe(true);
  });

  it('stops for a chapter that was left', () => {
    const { growth, onComplete, slice } = growing();
    const [left, entered] = [hundredPages(), hundredPages()];
    growth.track(left);
    growth.track(entered);
    while (slice());
    expect(left.pageCount).toBe(1);
    expect(entered.isComplete).toBe(true);
    growth.track(undefined);
    expect(slice()).toBe(false);
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('has nothing to do for a complete chapter', () => {
    const { growth, slice } = growing();
    const pages = hundredPages();
    pages.growTo(100);
    growth.track(pages);
    expect(slice()).toBe(false);
  });
});
