/** A chapter cut into pages. Offsets count UTF-16 units of the chapter's text; pages count from 0. */
export interface ChapterPages {
  /** Pages whose extent is final; all of them once `isComplete`. */
  readonly pageCount: number;
  readonly isComplete: boolean;
  /** Lays out until that many pages are final, or all. */
  growTo: (pages: number) => void;
  /** The page that shows an offset; beyond the text, the last one. */
  pageAt: (offset: number) => number;
  pageStart: (page: number) => number;
}
