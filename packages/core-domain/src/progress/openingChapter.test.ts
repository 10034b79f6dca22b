import { describe, expect, it } from 'vitest';
import { BookFormat } from '../book/Book.ts';
import { NO_CHAPTER } from '../reader/ReaderParameters.ts';
import { openingChapter, type OpeningRequest } from './openingChapter.ts';
import { chapterStart } from './Place.ts';

const saved = { chapter: 'b', chapterTitle: '', percent: 5_000 };
const request: OpeningRequest = {
  chapters: [{ chapterId: 'a' }, { chapterId: 'b' }, { chapterId: 'c' }],
  format: BookFormat.Standard,
  saved,
};
const forced = (forceChapterId: string | -1, forceChapterIndex: number) => ({ forceChapterId, forceChapterIndex });

describe('openingChapter', () => {
  it('opens where reading stopped', () => {
    expect(openingChapter(request)).toEqual({ index: 1, why: 'saved' });
  });

  it('opens the forced id before the forced index and the saved progress [PROG-09, RPARAM-02]', () => {
    expect(openingChapter({ ...request, forced: forced('c', 0) })).toEqual({ index: 2, why: 'forced-id' });
    expect(openingChapter({ ...request, forced: forced('a', NO_CHAPTER) })).toEqual({ index: 0, why: 'forced-id' });
  });

  it('opens the forced index where the book has no such id [PROG-09, RPARAM-03]', () => {
    expect(openingChapter({ ...request, forced: forced('gone', 0) })).toEqual({ index: 0, why: 'forced-index' });
    expect(openingChapter({ ...request, forced: forced(NO_CHAPTER, 2) })).toEqual({ index: 2, why: 'forced-index' });
  });

  it.each([forced('gone', 3), forced('gone', NO_CHAPTER), forced(NO_CHAPTER, NO_CHAPTER), forced(NO_CHAPTER, -2)])(
    'opens where reading stopped when %j forces nothing of the book [RPARAM-04]',
    (nothing) => {
      expect(openingChapter({ ...request, forced: nothing })).toEqual({ index: 1, why: 'saved' });
    },
  );

  it('opens the nearest chapter by percent when the saved one is gone', () => {
    const gone = { ...saved, chapter: 'gone', percent: 6_667 };
    expect(openingChapter({ ...request, saved: gone })).toEqual({ index: 2, why: 'nearest' });
  });

  it('opens the first chapter of a book never read', () => {
    expect(openingChapter({ ...request, saved: undefined })).toEqual({ index: 0, why: 'first' });
  });

  it('opens nothing in a book without chapters', () => {
    expect(openingChapter({ ...request, chapters: [] })).toBeUndefined();
  });

  it('goes to the saved place if that is in the chapter that opens', () => {
    const place = { ...chapterStart('b'), offset: 120 };
    const read = { ...request, saved: { ...saved, place } };
    expect(openingChapter(read)).toEqual({ index: 1, why: 'saved', place });
    expect(openingChapter({ ...read, forced: forced('b', NO_CHAPTER) })).toEqual({ index: 1, why: 'forced-id', place });
    expect(openingChapter({ ...read, forced: forced('c', NO_CHAPTER) })).toEqual({ index: 2, why: 'forced-id' });
  });
});
