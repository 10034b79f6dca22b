import { BookFormat } from '@shuye/core-domain/book';
import type { ChapterList } from '@shuye/core-domain/chapter';
import { openingChapter, type Place } from '@shuye/core-domain/progress';
import { NO_CHAPTER } from '@shuye/core-domain/reader';

/** Where reading is asked to begin; -1 and unknown ids ask for nothing (RPARAM-04). */
export interface ReadingStart {
  forcedChapterId?: string;
  forcedChapterIndex?: number;
  savedPlace?: Place;
  /** The saved place's part of the book, on the 10,000 scale, for when its chapter is gone. */
  savedPercent?: number;
  /** Show the chapter stored on the device until the fetched one is there [RPARAM-05]. */
  paintsStored?: boolean;
}

export interface StartPosition {
  index: number;
  place?: Place;
  isSubstitute: boolean;
}

/** Applies `openingChapter` to a list that has chapters. A saved place names its chapter by id in every format. */
export function startOfReading({ chapters }: ChapterList, start: ReadingStart): StartPosition {
  const { forcedChapterId = NO_CHAPTER, forcedChapterIndex = NO_CHAPTER, savedPlace, savedPercent = 0 } = start;
  const opening = openingChapter({
    chapters,
    format: BookFormat.Standard,
    forced: { forceChapterId: forcedChapterId, forceChapterIndex: forcedChapterIndex },
    saved: savedPlace && { chapter: savedPlace.chapterId, chapterTitle: '', percent: savedPercent, place: savedPlace },
  });
  const { index, why, place } = opening ?? { index: 0, why: 'first' };
  return { index, isSubstitute: why === 'nearest', ...(place && { place }) };
}

/** Does the start name a chapter that the list does not have? Then the full list is fetched once more [READER-48]. */
export const isChapterMissing = ({ chapters }: ChapterList, { forcedChapterId, savedPlace }: ReadingStart): boolean => {
  const wanted = forcedChapterId ?? savedPlace?.chapterId;
  return wanted !== undefined && !chapters.some(({ chapterId }) => chapterId === wanted);
};
