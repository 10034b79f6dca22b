import type { BookFormat } from '../book/Book.ts';
import type { Chapter } from '../chapter/Chapter.ts';
import type { ForcedChapter } from '../reader/ReaderParameters.ts';
import { bookmarkedChapter, type Bookmark } from './Bookmark.ts';
import type { Place } from './Place.ts';

export interface OpeningRequest {
  chapters: ReadonlyArray<Pick<Chapter, 'chapterId'>>;
  format: BookFormat;
  forced?: ForcedChapter;
  saved?: Bookmark | undefined;
}

export interface Opening {
  index: number;
  why: 'forced-id' | 'forced-index' | 'saved' | 'nearest' | 'first';
  place?: Place;
}

type Choice = Pick<Opening, 'index' | 'why'>;

function choose({ chapters, format, forced, saved }: OpeningRequest): Choice {
  if (forced) {
    const { forceChapterId, forceChapterIndex } = forced;
    const byId = chapters.findIndex(({ chapterId }) => chapterId === forceChapterId);
    if (byId >= 0) return { index: byId, why: 'forced-id' };
    if (chapters[forceChapterIndex]) return { index: forceChapterIndex, why: 'forced-index' };
  }
  const kept = saved && bookmarkedChapter(saved, format, chapters);
  return kept ? { index: kept.index, why: kept.isExact ? 'saved' : 'nearest' } : { index: 0, why: 'first' };
}

/** The forced id, else the forced index in range, else the saved chapter, else the first [PROG-09] (D-072). */
export function openingChapter(request: OpeningRequest): Opening | undefined {
  const { chapters, saved } = request;
  if (chapters.length === 0) return undefined;
  const choice = choose(request);
  const place = saved?.place;
  return place && place.chapterId === chapters[choice.index]?.chapterId ? { ...choice, place } : choice;
}
