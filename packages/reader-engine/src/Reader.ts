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
  /** Calls back after each change; the function returned ends it. */
  subscribe: (listener: () => void) => () => void;
  open: (bookId: string, start?: ReadingStart) => Promise<void>;
  /** `keepsBack`: a jump that can be taken back. */
  goTo: (place: Place, options?: { keepsBack?: boolean }) => void;
  /** Where reading stopped on another device; the nearest chapter where that one is gone, by percent (10,000 scale). */
  goToSaved: (place: Place, percent: number) => void;
  /** Follows a link inside the book, which can be taken back; false where it leads nowhere. */
  follow: (link: InnerLink) => boolean;
  /** To where the last jump came from; false without one. */
  goBack: () => boolean;
  /** Start of a chapter; one past the last is the trailer page, and from there its own last chapter is where one was. */
  goToChapter: (index: number) => void;
  /** A page forward, or a chapter where no pages are laid out. False when there is nothing further. */
  next: () => boolean;
  previous: () => boolean;
  /** Stores where a scroll has ended. */
  commitPlace: (place: Place) => void;
  /** Shows chapters in another way from now on; nothing is fetched anew, and the place is kept. */
  setPrepare: (prepare: PrepareChapter) => void;
  /** Lays out in pages from now on, or not at all; the place is kept. What is not seen yet is laid out `later`. */
  setPaginate: (paginate: Paginate | undefined, later?: Later) => void;
  /** Asks again for what failed: the list, or a chapter. */
  retry: (index?: number) => void;
  /** Rights may have changed: the list is fetched again, and locks are asked anew. */
  refresh: () => Promise<void>;
  chapterAt: (index: number) => OpenedChapter | undefined;
  /**
   * A chapter's text without going there: from memory, from the device, or fetched. Undefined where it is locked or there is
   * none; rejects with an `AppError`.
   */
  read: (index: number, signal?: AbortSignal) => Promise<ReadyChapter | undefined>;
  /** Where a page forward or back would lead; 0: where the page that is read begins, if pages are laid out. */
  peek: (by: 1 | 0 | -1) => Position | undefined;
  close: () => void;
}
