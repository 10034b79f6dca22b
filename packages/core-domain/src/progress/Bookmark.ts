import { BookFormat } from '../book/Book.ts';
import type { Chapter } from '../chapter/Chapter.ts';
import { chapterIndexAt, chapterPercent } from './chapterPercent.ts';
import type { Place } from './Place.ts';
import type { ForeignOffset } from './placeNotation.ts';

/** Where reading of a book stopped, as it is stored and sent; `percent` is on the 10,000 scale [ENT-49]. */
export interface Bookmark {
  /** The chapter's index, from 0, in an epub; its id in any other book [PROG-03]. */
  chapter: string;
  chapterTitle: string;
  percent: number;
  place?: Place;
  foreignOffset?: ForeignOffset;
}

/** What other clients store where a sync failed [PROG-05]; here a failed sync leaves no bookmark behind. */
export const NO_BOOKMARKED_CHAPTER = '-1';

type ChapterOfList = Pick<Chapter, 'chapterId' | 'title' | 'index'>;

export const bookmarkOf = (format: BookFormat, chapter: ChapterOfList, count: number, place?: Place): Bookmark => ({
  chapter: format === BookFormat.Epub ? String(chapter.index) : chapter.chapterId,
  chapterTitle: chapter.title,
  percent: chapterPercent(chapter.index, count),
  ...(place && { place }),
});

const INDEX = /^\d{1,6}$/;

export interface BookmarkedChapter {
  index: number;
  isExact: boolean;
}

/** By id, which outlives inserted chapters, then an epub's index, then the nearest by percent; none if empty. */
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
