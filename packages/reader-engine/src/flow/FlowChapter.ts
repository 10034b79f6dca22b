import type { PageGeometry } from '../layout/pageGeometry.ts';
import type { ChapterPages } from '../place/ChapterPages.ts';
import type { FlowLink } from './linkOf.ts';

/** A note of a book: its words, and how they are written into an element as the book marks them up. */
export interface FlowNote {
  text: string;
  fill: (into: HTMLElement) => void;
}

/** A chapter of cleaned markup. The browser lays it out in columns; a page is a column. */
export interface FlowChapter {
  hasHeading: boolean;
  /** Finds where the pages begin, inside a host of the page's size; nothing stays in the host. */
  layOut: (host: HTMLElement, geometry: PageGeometry) => ChapterPages;
  /** Shows a page and the columns beside it in an element; a chapter that is already in it is only moved along. */
  drawPage: (into: HTMLElement, geometry: PageGeometry, page: number) => void;
  fill: (into: HTMLElement, geometry: PageGeometry) => void;
  offsetOf: (id: string) => number | undefined;
  linkOf: (anchor: Element, chapterId: string) => FlowLink | undefined;
  noteOf: (id: string) => FlowNote | undefined;
  withTexts: (replace: (text: string) => string) => FlowChapter;
}
