import type { ShownText } from '../chapters/ReadyChapter.ts';
import type { ChapterPages } from './ChapterPages.ts';

/** Pages of a text in another script, by offsets of the source: places hold in both. */
export function shownPages(pages: ChapterPages, shown: ShownText | undefined): ChapterPages {
  if (!shown) return pages;
  return {
    get pageCount() {
      return pages.pageCount;
    },
    get isComplete() {
      return pages.isComplete;
    },
    growTo: pages.growTo,
    pageAt: (offset) => pages.pageAt(offset === Infinity ? Infinity : shown.toShown(offset)),
    pageStart: (page) => shown.toSource(pages.pageStart(page)),
  };
}
