import type { ChapterPages } from './ChapterPages.ts';

/** Pages that stand side by side, counted as one: a turn moves all of them. */
export function spreadPages(pages: ChapterPages, columns: number): ChapterPages {
  if (columns === 1) return pages;
  return {
    get pageCount() {
      return pages.isComplete ? Math.ceil(pages.pageCount / columns) : Math.floor(pages.pageCount / columns);
    },
    get isComplete() {
      return pages.isComplete;
    },
    growTo: (wanted) => pages.growTo(wanted * columns),
    pageAt: (offset) => Math.floor(pages.pageAt(offset) / columns),
    pageStart: (page) => pages.pageStart(page * columns),
  };
}
