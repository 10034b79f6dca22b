import type { Place } from '@shuye/core-domain/progress';
import type { OpenedChapter } from './chapters/OpenedChapter.ts';
import type { PrepareChapter } from './chapters/PrepareChapter.ts';
import type { ReadyChapter } from './chapters/ReadyChapter.ts';
import type { ReadingStart } from './chapters/startOfReading.ts';
import type { ChapterPages } from './place/ChapterPages.ts';
import type { Later } from './place/createPageGrowth.ts';
import type { InnerLink } from './place/InnerLink.ts';
import type { Position } from './place/Position.ts';
import type { ReaderState } from './ReaderState.ts';

/** Cuts a chapter into pages; it remembers its answers, because it is asked often. */
export type Paginate = (chapter: ReadyChapter) => ChapterPages;

/** A book being read. Verbs change the state at once; what has to be fetched arrives in later states. */
export interface Reader {
  getState: () => ReaderState;
  subscribe: (listener: () => void) => () => void;
  open: (bookId: string, start?: ReadingStart) => Promise<void>;
  /** `keepsBack`: a jump that can be taken back. */
  goTo: (place: Place, options?: { keepsBack?: boolean }) => void;
  /** Opens the place that another device saved; where its chapter is gone, the nearest by percent (10,000 scale). */
  goToSaved: (place: Place, percent: number) => void;
  /** Follows a link inside the book, which can be taken back; false where it leads nowhere. */
  follow: (link: InnerLink) => boolean;
  /** Leads to where the last jump came from; false without one. */
  goBack: () => boolean;
  /** An index past the last is the trailer page, from where its own last chapter opens where it was left. */
  goToChapter: (index: number) => void;
  /** A page forward, or a chapter where no pages are laid out. False when there is nothing further. */
  next: () => boolean;
  previous: () => boolean;
  /** Stores where a scroll has ended. */
  commitPlace: (place: Place) => void;
  setPrepare: (prepare: PrepareChapter) => void;
  /** Lays out in pages from now on, or not at all; the place is kept. What is not seen yet is laid out `later`. */
  setPaginate: (paginate: Paginate | undefined, later?: Later) => void;
  retry: (index?: number) => void;
  /** Fetches the list again and asks all locks anew, since rights may have changed. */
  refresh: () => Promise<void>;
  chapterAt: (index: number) => OpenedChapter | undefined;
  /** Reads a chapter without going there; undefined if it is locked or absent. Rejects with an `AppError`. */
  read: (index: number, signal?: AbortSignal) => Promise<ReadyChapter | undefined>;
  /**
   * Gives the target of a page forward or back; for 0 the beginning of the page that is read, if pages are laid out.
   */
  peek: (by: 1 | 0 | -1) => Position | undefined;
  close: () => void;
}
