import type { ChapterList } from '@shuye/core-domain/chapter';
import type { AppError } from '@shuye/core-domain/error';
import type { Place } from '@shuye/core-domain/progress';
import type { OpenedChapter } from './chapters/OpenedChapter.ts';

export interface PageMark {
  /** From 0. */
  page: number;
  /** Absent until the whole chapter is laid out. */
  pageCount: number | undefined;
}

/** Everything a screen needs to know, as one value that never changes once given. */
export type ReaderState =
  | { status: 'opening' }
  | { status: 'failed'; error: AppError }
  | {
      status: 'reading';
      list: ChapterList;
      chapter: OpenedChapter;
      place: Place;
      mark: PageMark | undefined;
      back: Place | undefined;
      /** The chapter that was saved is gone; this is the nearest, and the reader has not moved yet: nothing to be saved. */
      isSubstitute: boolean;
    }
  /** Past the last chapter: the trailer page. */
  | { status: 'finished'; list: ChapterList };
