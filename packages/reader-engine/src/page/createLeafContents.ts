import type { ReadyChapter } from '../chapters/ReadyChapter.ts';
import { createTextPaginator } from '../layout/createTextPaginator.ts';
import type { PageGeometry } from '../layout/pageGeometry.ts';
import type { ReaderStyle } from '../layout/ReaderStyle.ts';
import type { MeasureFont } from '../measurer/TextMeasurer.ts';
import type { ChapterPages } from '../place/ChapterPages.ts';
import type { Spot } from '../place/Spot.ts';
import type { Paginate, Reader } from '../Reader.ts';
import type { LeafContent } from './createLeaf.ts';
import { drawTextPage } from './drawTextPage.ts';
import { FINISHED_KEY, stopKey } from './stopKey.ts';

export interface LeafContentsOptions {
  reader: Reader;
  /** Where markup is laid out unseen. */
  host: HTMLElement;
  measure: MeasureFont;
  geometry: PageGeometry;
  style: ReaderStyle;
}

/** The pages of one layout, and how each of them is drawn. */
export interface LeafContents {
  paginate: Paginate;
  at: (spot: Spot) => LeafContent;
}

let layouts = 0;

export function createLeafContents({ reader, host, measure, geometry, style }: LeafContentsOptions): LeafContents {
  const layout = ++layouts;
  const ids = new WeakMap<ReadyChapter, number>();
  const flows = new WeakMap<ReadyChapter, ChapterPages>();
  let lastId = 0;

  const textPages = createTextPaginator({
    style: geometry.text,
    body: measure({ family: style.fontFamily, size: geometry.fontSize, weight: 400 }),
    heading: measure({ family: style.headingFamily, size: geometry.headingSize, weight: 600 }),
  });

  const idOf = (ready: ReadyChapter): number => {
    const id = ids.get(ready) ?? ++lastId;
    ids.set(ready, id);
    return id;
  };

  const paginate: Paginate = (ready) => {
    if (ready.kind === 'text') return textPages(ready);
    const pages = flows.get(ready) ?? ready.flow.layOut(host, { geometry, style });
    flows.set(ready, pages);
    return pages;
  };

  return {
    paginate,
    at: ({ index, offset }) => {
      const opened = reader.chapterAt(index);
      if (!opened) return { key: FINISHED_KEY, stop: { kind: 'finished' } };
      if (opened.status !== 'ready') {
        return { key: stopKey(opened), stop: { kind: 'chapter', opened } };
      }
      const ready = opened.content;
      const page = paginate(ready).pageAt(offset);
      return {
        key: `${layout}/${idOf(ready)}/${page}`,
        draw: (into) => {
          if (ready.kind === 'markup') {
            ready.flow.drawPage(into, { geometry, style }, page);
            return;
          }
          into.textContent = '';
          drawTextPage(into, { page: textPages(ready).setPage(page), geometry, style });
        },
      };
    },
  };
}
