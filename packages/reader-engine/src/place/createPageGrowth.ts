import type { Clock } from '../chapters/createRefusalReload.ts';
import type { ChapterPages } from './ChapterPages.ts';

/** Pages laid out in one go while nothing else happens. */
const IDLE_PAGES = 40;

/** Lays the rest of a chapter out in slices, so that no slice is felt. */
export function createPageGrowth(clock: Clock, onComplete: () => void) {
  let stop: (() => void) | undefined;

  const grow = (pages: ChapterPages): void => {
    stop = clock.after(0, () => {
      pages.growTo(pages.pageCount + IDLE_PAGES);
      if (pages.isComplete) onComplete();
      else grow(pages);
    });
  };

  return {
    /** In place of what was growing before; nothing where there is nothing to grow. */
    tend: (pages: ChapterPages | undefined): void => {
      stop?.();
      stop = undefined;
      if (pages && !pages.isComplete) grow(pages);
    },
  };
}
