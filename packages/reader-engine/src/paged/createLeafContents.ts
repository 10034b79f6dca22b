import { spaceHeading } from '@shuye/core-domain/text';
import type { ReadyChapter } from '../chapters/ReadyChapter.ts';
import { shownWords } from '../chapters/shownWords.ts';
import { createTextPaginator } from '../layout/createTextPaginator.ts';
import type { PageGeometry } from '../layout/pageGeometry.ts';
import type { ReaderFonts } from '../measurer/readerFonts.ts';
import type { ChapterPages } from '../place/ChapterPages.ts';
import { shownPages } from '../place/shownPages.ts';
import type { Position } from '../place/Position.ts';
import { spreadPages } from '../place/spreadPages.ts';
import type { Paginate, Reader } from '../Reader.ts';
import type { LeafContent } from './createLeaf.ts';
import { createTextIndex, type TextIndex } from '../drawing/createTextIndex.ts';
import { drawnLines } from './drawnLines.ts';
import { fromSource, type DrawnText } from '../drawing/DrawnText.ts';
import { drawTextPage, type DrawnLine } from './drawTextPage.ts';
import { FINISHED_KEY, placeholderKey } from '../drawing/placeholderKey.ts';

export interface LeafContentsOptions {
  reader: Reader;
  host: HTMLElement;
  fonts: ReaderFonts;
  geometry: PageGeometry;
}

export interface LeafContents {
  paginate: Paginate;
  /** Pages of a chapter that a position needs whole, because it is their last one, and that are not all laid out. */
  unfinished: (position: Position) => ChapterPages | undefined;
  at: (position: Position) => LeafContent;
}

let layouts = 0;

export function createLeafContents({ reader, host, fonts, geometry }: LeafContentsOptions): LeafContents {
  const layout = ++layouts;
  const { columns } = geometry;
  const ids = new WeakMap<ReadyChapter, number>();
  const known = new WeakMap<ReadyChapter, ChapterPages>();
  let lastId = 0;

  const textPages = createTextPaginator({ style: geometry.text, ...fonts });

  const idOf = (ready: ReadyChapter): number => {
    const id = ids.get(ready) ?? ++lastId;
    ids.set(ready, id);
    return id;
  };

  const paginate: Paginate = (ready) => {
    const made = known.get(ready);
    if (made) return made;
    const single =
      ready.kind === 'text' ? textPages(ready) : shownPages(ready.flow.layOut(host, geometry), ready.shown);
    const pages = spreadPages(single, columns);
    known.set(ready, pages);
    return pages;
  };

  const drawText = (into: HTMLElement, ready: ReadyChapter, spread: number): DrawnText => {
    const pages = textPages(ready);
    const heading: HTMLElement[] = [];
    const lines: DrawnLine[] = [];
    into.textContent = '';
    for (let column = 0; column < columns; column++) {
      const at = spread * columns + column;
      pages.growTo(at + 1);
      if (at >= pages.pageCount) break;
      const drawn = drawTextPage(into, { page: pages.setPage(at), column, geometry });
      heading.push(...drawn.heading);
      lines.push(...drawn.lines);
    }
    const { chapter, shown } = ready;
    const title = spaceHeading(shown?.title ?? chapter.title);
    return drawnLines({ chapterId: chapter.chapterId, title, text: shownWords(ready), heading, lines });
  };

  const draw = (into: HTMLElement, ready: ReadyChapter, spread: number): DrawnText => {
    if (ready.kind === 'text') return fromSource(drawText(into, ready, spread), ready.shown);
    ready.flow.drawPage(into, geometry, spread * columns);
    let index: TextIndex | undefined;
    const boxesOf: DrawnText['boxesOf'] = (from, to) => (index ??= createTextIndex(into)).boxesOf(from, to);
    const parts: DrawnText['parts'] = () => [{ element: into, start: 0 }];
    return fromSource({ chapterId: ready.chapter.chapterId, boxesOf, parts }, ready.shown);
  };

  return {
    paginate,
    unfinished: ({ index, offset }) => {
      const opened = offset === Infinity ? reader.chapterAt(index) : undefined;
      const pages = opened?.status === 'ready' ? paginate(opened.content) : undefined;
      return pages?.isComplete ? undefined : pages;
    },
    at: ({ index, offset }) => {
      const opened = reader.chapterAt(index);
      if (!opened) return { key: FINISHED_KEY, placeholder: { kind: 'finished' } };
      if (opened.status !== 'ready') {
        return { key: placeholderKey(opened), placeholder: { kind: 'chapter', opened } };
      }
      const ready = opened.content;
      const page = paginate(ready).pageAt(offset);
      return {
        key: `${layout}/${idOf(ready)}/${page}`,
        draw: (into) => draw(into, ready, page),
      };
    },
  };
}
