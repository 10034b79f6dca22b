import type { PageGeometry } from '../layout/pageGeometry.ts';
import type { ReaderStyle } from '../layout/ReaderStyle.ts';
import type { ChapterPages } from '../place/ChapterPages.ts';

/** How markup is to be shown. */
export interface FlowSetting {
  geometry: PageGeometry;
  style: ReaderStyle;
}

/** A chapter of cleaned markup. The browser lays it out in columns; a page is a column. */
export interface FlowChapter {
  /** It says its own title. */
  hasHeading: boolean;
  /** Finds where the pages begin, inside a host of the page's size; nothing stays in the host. */
  layOut: (host: HTMLElement, setting: FlowSetting) => ChapterPages;
  /** Shows a page in an element; a chapter that is already in it is only moved along. */
  drawPage: (into: HTMLElement, setting: FlowSetting, page: number) => void;
  /** The chapter as one flow, for reading in a scroll. */
  fill: (into: HTMLElement, setting: FlowSetting) => void;
}
