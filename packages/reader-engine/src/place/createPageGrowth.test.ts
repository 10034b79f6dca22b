import { describe, expect, it, vi } from 'vitest';
import { manualClock } from '../testing/manualClock.ts';
import type { ChapterPages } from './ChapterPages.ts';
import { createPageGrowth } from './createPageGrowth.ts';

/** A chapter of a hundred pages, laid out as far as asked. */
function hundredPages(): ChapterPages {
  let known = 1;
  return {
    get pageCount() {
      return known;
    },
    get isComplete() {
      return known === 100;
    },
    growTo: (pages) => {
      known = Math.min(100, Math.max(known, pages));
    },
    pageAt: () => 0,
    pageStart: () => 0,
  };
}

describe('laying out while nothing else happens', () => {
  it('goes on in slices until the chapter is complete, then says so once', () => {
    const clock = manualClock();
    const onComplete = vi.fn<() => void>();
    const pages = hundredPages();
    createPageGrowth(clock, onComplete).tend(pages);
    expect(pages.pageCount).toBe(1);
    clock.pass(0);
    expect(pages.isComplete).toBe(true);
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('stops for a chapter that was left', () => {
    const clock = manualClock();
    const onComplete = vi.fn<() => void>();
    const growth = createPageGrowth(clock, onComplete);
    const [left, entered] = [hundredPages(), hundredPages()];
    growth.tend(left);
    growth.tend(entered);
    clock.pass(0);
    expect(left.pageCount).toBe(1);
    growth.tend(undefined);
    clock.pass(10);
    expect(entered.isComplete).toBe(true);
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('has nothing to do for a complete chapter', () => {
    const clock = manualClock();
    const onComplete = vi.fn<() => void>();
    const pages = hundredPages();
    pages.growTo(100);
    createPageGrowth(clock, onComplete).tend(pages);
    clock.pass(10);
    expect(onComplete).not.toHaveBeenCalled();
  });
});
