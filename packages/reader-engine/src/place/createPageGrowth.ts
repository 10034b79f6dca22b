import type { ChapterPages } from './ChapterPages.ts';

/** Time that a slice takes, ms: half a frame. */
const SLICE_MS = 8;
const STEP_PAGES = 4;

/**
 * Calls back when there is time for what is not seen yet, with how much of it there is where that is known; the function
 * returned calls it off. `isOngoing`: the next slice of work whose first one had waited for the frame already.
 */
export type Later = (run: (spareMs?: number) => void, isOngoing?: boolean) => () => void;

export interface PageGrowthOptions {
  nowMs: () => number;
  later: Later;
  onComplete: () => void;
}

/** Lays the rest of a chapter out in slices, so that no slice is felt. */
export function createPageGrowth({ nowMs, later, onComplete }: PageGrowthOptions) {
  let growing: ChapterPages | undefined;
  let stop: (() => void) | undefined;

  const growSlice = (pages: ChapterPages, spareMs: number): void => {
    const end = nowMs() + Math.min(SLICE_MS, spareMs);
    do pages.growTo(pages.pageCount + STEP_PAGES);
    while (!pages.isComplete && nowMs() < end);
  };

  const grow = (pages: ChapterPages, isOngoing: boolean): void => {
    stop = later((spareMs = SLICE_MS) => {
      growSlice(pages, spareMs);
      if (!pages.isComplete) return grow(pages, true);
      growing = undefined;
      onComplete();
    }, isOngoing);
  };

  return {
    /** Replaces what was growing before; undefined stops it. */
    track: (pages: ChapterPages | undefined): void => {
      const next = pages?.isComplete ? undefined : pages;
      if (next === growing) return;
      stop?.();
      growing = next;
      if (next) grow(next, false);
    },
  };
}
