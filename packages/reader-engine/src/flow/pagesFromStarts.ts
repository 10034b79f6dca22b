import type { ChapterPages } from '../place/ChapterPages.ts';

export function pagesFromStarts(starts: readonly number[]): ChapterPages {
  const last = starts.length - 1;
  return {
    pageCount: starts.length,
    isComplete: true,
    growTo: () => undefined,
    pageAt: (offset) => {
      const after = starts.findIndex((start) => start > offset);
      return after === -1 ? last : Math.max(0, after - 1);
    },
    pageStart: (page) => starts[Math.min(page, last)] ?? 0,
  };
}
