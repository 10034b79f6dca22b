import { spaceHeading } from '@shuye/core-domain/text';
import type { ReadyChapter } from '../chapters/ReadyChapter.ts';
import { shownWords } from '../chapters/shownWords.ts';
import { shownPages } from '../place/shownPages.ts';
import type { TextMeasurer } from '../measurer/TextMeasurer.ts';
import { createTextPages, type TextPages } from './createTextPages.ts';
import type { TextStyle } from './TextStyle.ts';

export interface TextPaginatorOptions {
  style: TextStyle;
  body: TextMeasurer;
  heading: TextMeasurer;
}

/** Cuts chapters of plain text into pages, each chapter once; the first page shows the title [READER-07, READER-37]. */
export function createTextPaginator({
  style,
  body,
  heading,
}: TextPaginatorOptions): (ready: ReadyChapter) => TextPages {
  const made = new WeakMap<ReadyChapter, TextPages>();
  return (ready) => {
    const known = made.get(ready);
    if (known) return known;
    const { chapter, shown } = ready;
    const title = spaceHeading(shown?.title ?? chapter.title);
    const drawn = createTextPages({ title, text: shownWords(ready), style, body, heading });
    const pages = shown ? Object.assign(shownPages(drawn, shown), { setPage: drawn.setPage }) : drawn;
    made.set(ready, pages);
    return pages;
  };
}
