import { createGrowingList } from './createGrowingList.ts';
import type { ChapterPages } from '../place/ChapterPages.ts';
import type { ParagraphBreaker } from './createParagraphBreaker.ts';

/** Lengths in px, as in `TextStyle`. */
export interface PageTableRequest {
  text: string;
  read: ParagraphBreaker;
  height: number;
  lineHeight: number;
  paragraphGap: number;
  headingHeight: number;
}

/** Holds the first offsets of a chapter's lines and pages. It grows on demand: first pages first. */
export interface PageTable extends ChapterPages {
  pageEnd: (page: number) => number;
}

export function createPageTable(request: PageTableRequest): PageTable {
  const { text, read, height, lineHeight, paragraphGap, headingHeight } = request;
  const lines = createGrowingList(512);
  const pages = createGrowingList();
  let next = 0;
  let used = headingHeight;
  const isComplete = (): boolean => next >= text.length;
  /** Nothing but blank lines on the page so far: no gap is due yet. Blank lines take no room at either end of a page. */
  let atTop = true;

  const placeLine = (offset: number, isFirst: boolean, isLast: boolean, isBlank: boolean): void => {
    const line = lines.length;
    lines.push(offset);
    const needed = lineHeight + (isFirst && !atTop ? paragraphGap : 0);
    const fits = used + needed <= height;
    if (isBlank && (atTop || !fits)) return;
    if (atTop || fits) {
      used += needed;
      atTop = false;
      return;
    }

    // The last line of a paragraph is never alone at the top of a page: the line before it comes along.
    const takesOneAlong = isLast && !isFirst && line - pages.at(pages.length - 1) > 1;
    pages.push(takesOneAlong ? line - 1 : line);
    used = lineHeight * (takesOneAlong ? 2 : 1);
  };

  const placeParagraph = (): void => {
    const feed = text.indexOf('\n', next);
    const to = feed === -1 ? text.length : feed;
    if (to === next) {
      placeLine(next, true, true, true);
    } else {
      const { units, lines: firsts } = read(text, next, to);
      for (let at = 0; at < firsts.length; at++) {
        // Blanks before the first character of a paragraph belong to its first line.
        const start = at === 0 ? next : (units.start[firsts[at] ?? 0] ?? next);
        placeLine(start, at === 0, at + 1 === firsts.length, false);
      }
    }
    next = to + 1;
  };

  const table: PageTable = {
    get pageCount() {
      return isComplete() ? pages.length : pages.length - 1;
    },
    get isComplete() {
      return isComplete();
    },
    growTo(wanted) {
      while (!isComplete() && pages.length <= wanted) placeParagraph();
    },
    pageStart: (page) => (page < pages.length ? lines.at(pages.at(page)) : text.length),
    pageEnd: (page) => (page + 1 < pages.length ? lines.at(pages.at(page + 1)) : text.length),
    pageAt(offset) {
      const wanted = Math.min(Math.max(0, offset), Math.max(0, text.length - 1));
      while (!isComplete() && lines.at(pages.at(pages.length - 1)) <= wanted) placeParagraph();
      return Math.max(0, pages.lastNotAbove(Math.max(0, lines.lastNotAbove(wanted))));
    },
  };

  pages.push(0);
  return table;
}
