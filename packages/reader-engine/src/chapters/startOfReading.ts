import type { ChapterList } from '@shuye/core-domain/chapter';
import type { Place } from '@shuye/core-domain/progress';

/** Where reading is asked to begin; -1 and unknown ids ask for nothing (RPARAM-04). */
export interface ReadingStart {
  forcedChapterId?: string;
  /** From 0. */
  forcedChapterIndex?: number;
  savedPlace?: Place;
  /** Show the chapter stored on the device until the fetched one is there [RPARAM-05]. */
  paintsStored?: boolean;
}

export interface StartSpot {
  index: number;
  /** Where in the chapter; absent at its start. */
  place?: Place;
}

/**
 * The chapter to open first: the forced id, else the forced index, else the saved place, else the first chapter
 * [RPARAM-02, RPARAM-03] (D-072). A saved place inside the forced chapter still counts.
 */
export function startOfReading({ chapters }: ChapterList, start: ReadingStart): StartSpot {
  const { forcedChapterId, forcedChapterIndex = -1, savedPlace } = start;
  const indexOf = (chapterId: string | undefined): number =>
    chapterId === undefined ? -1 : chapters.findIndex((chapter) => chapter.chapterId === chapterId);

  const saved = indexOf(savedPlace?.chapterId);
  const byId = indexOf(forcedChapterId);
  const byIndex = chapters[forcedChapterIndex] ? forcedChapterIndex : -1;
  const index = [byId, byIndex, saved].find((candidate) => candidate >= 0) ?? 0;
  return savedPlace && index === saved ? { index, place: savedPlace } : { index };
}

/** Does the start name a chapter that the list does not have? Then the full list is fetched once more [READER-48]. */
export const isChapterMissing = ({ chapters }: ChapterList, { forcedChapterId, savedPlace }: ReadingStart): boolean => {
  const wanted = forcedChapterId ?? savedPlace?.chapterId;
  return wanted !== undefined && !chapters.some(({ chapterId }) => chapterId === wanted);
};
