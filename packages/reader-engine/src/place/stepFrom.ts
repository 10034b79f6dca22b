import type { ChapterPages } from './ChapterPages.ts';
import type { Position } from './Position.ts';

export interface StepRequest {
  position: Position;
  /** 1 for a page forward, -1 for a page back, 0 for the start of this one. */
  by: 1 | 0 | -1;
  chapterCount: number;
  pages: ChapterPages | undefined;
}

/** The position one page on, or where the page begins: chapters join without a seam, the trailer follows the last [READER-29, READER-30]. */
export function stepFrom({ position, by, chapterCount, pages }: StepRequest): Position | undefined {
  const { index, offset } = position;
  if (pages && index < chapterCount) {
    const page = pages.pageAt(offset) + by;
    pages.growTo(page + 1);
    if (page >= 0 && page < pages.pageCount) return { index, offset: pages.pageStart(page) };
  }
  if (by > 0) return index < chapterCount ? { index: index + 1, offset: 0 } : undefined;
  return by < 0 && index > 0 ? { index: index - 1, offset: Infinity } : undefined;
}
