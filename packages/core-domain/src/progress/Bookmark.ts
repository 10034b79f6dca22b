import { BookFormat } from '../book/Book.ts';
import type { Chapter } from '../chapter/Chapter.ts';
import { chapterIndexAt, chapterPercent } from './chapterPercent.ts';
import type { Place } from './Place.ts';
import type { ForeignOffset } from './placeNotation.ts';

/** Where reading of a book stopped, as it is stored and sent [ENT-49]. */
export interface Bookmark {
  /** The chapter's index, from 0, in an epub; its id in any other book [PROG-03]. */
  chapter: string;
  chapterTitle: string;
  /** On the 10,000 scale. */
  percent: number;
  place?: Place;
  foreignOffset?: ForeignOffset;
}

/**
 * What other clients store where a sync failed: no chapter at all [PROG-05]. Here a failed sync leaves no bookmark of the
 * cloud behind, which counts for the same.
 */
export const NO_BOOKMARKED_CHAPTER = '-1';

type ChapterOfList = Pick<Chapter, 'chapterId' | 'title' | 'index'>;

/** The bookmark of a chapter in a book of `count` chapters [PROG-04]. */
export const bookmarkOf = (format: BookFormat, chapter: ChapterOfList, count: number, place?: Place): Bookmark => ({
  chapter: format === BookFormat.Epub ? String(chapter.index) : chapter.chapterId,
  chapterTitle: chapter.title,
  percent: chapterPercent(chapter.index, count),
  ...(place && { place }),
});

const INDEX = /^\d{1,6}$/;

/** The chapter found, and whether it is the bookmarked one or only the nearest by percent. */
export interface BookmarkedChapter {
  index: number;
  isExact: boolean;
}

/**
 * Where a bookmark is in the list as it is now. Ids come first, since they hold when chapters are inserted; then an epub's
 * index; then the nearest by percent. An empty list has no chapter; there is never a -1.
 */
export function bookmarkedChapter(
  bookmark: Pick<Bookmark, 'chapter' | 'percent' | 'place'>,
  format: BookFormat,
  chapters: ReadonlyArray<Pick<Chapter, 'chapterId'>>,
): BookmarkedChapter | undefined {
  const { chapter, percent, place } = bookmark;
  const isEpub = format === BookFormat.Epub;
  const id = isEpub ? place?.chapterId : chapter;

  const byId = chapters.findIndex(({ chapterId }) => chapterId === id);
  if (byId >= 0) return { index: byId, isExact: true };
  if (isEpub && INDEX.test(chapter) && Number(chapter) < chapters.length) {
    return { index: Number(chapter), isExact: true };
  }
  const index = chapterIndexAt(percent, chapters.length);
  return index === undefined ? undefined : { index, isExact: false };
}
