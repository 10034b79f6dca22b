import { describe, expect, it } from 'vitest';
import { BookFormat } from '../book/Book.ts';
import { messages } from '../error/messages.ts';
import { aChapter } from '../testing/aChapter.ts';
import { bookmarkedChapter, bookmarkOf, NO_BOOKMARKED_CHAPTER } from './Bookmark.ts';
import { chapterStart } from './Place.ts';

const { Standard, Epub } = BookFormat;
const list = (...ids: string[]) => ids.map((chapterId) => ({ chapterId }));
const third = aChapter({ ordinal: 3, chapterId: '90003', title: '第三章' });

const at = (chapter: string, percent = 5_000) => ({ chapter, percent });

describe('bookmarkOf', () => {
  it('stores the chapter id of a standard book [PROG-03, PROG-04, ENT-49]', () => {
    expect(bookmarkOf(Standard, third, 100)).toEqual({ chapter: '90003', chapterTitle: '第三章', percent: 300 });
  });

  it('stores the chapter index of an epub [PROG-03, PROG-04, ENT-49]', () => {
    expect(bookmarkOf(Epub, third, 100)).toEqual({ chapter: '2', chapterTitle: '第三章', percent: 300 });
  });

  it('keeps the place', () => {
    expect(bookmarkOf(Standard, third, 100, chapterStart('90003')).place).toEqual(chapterStart('90003'));
  });
});

describe('bookmarkedChapter', () => {
  it('finds a standard chapter by its id, wherever it stands now', () => {
    expect(bookmarkedChapter(at('b'), Standard, list('a', 'b', 'c'))).toEqual({ index: 1, isExact: true });
    expect(bookmarkedChapter(at('b'), Standard, list('a', 'new', 'b', 'c'))).toEqual({ index: 2, isExact: true });
    expect(bookmarkedChapter(at('1'), Standard, list('9', '8', '1'))).toEqual({ index: 2, isExact: true });
  });

  it('finds an epub chapter by its index', () => {
    expect(bookmarkedChapter(at('0'), Epub, list('a', 'b'))).toEqual({ index: 0, isExact: true });
    expect(bookmarkedChapter(at('1'), Epub, list('1', 'b'))).toEqual({ index: 1, isExact: true });
  });

  it('finds an epub chapter by an index of several digits', () => {
    const many = list(...Array.from({ length: 120 }, (_, index) => `c${index}`));
    expect(bookmarkedChapter(at('115'), Epub, many)).toEqual({ index: 115, isExact: true });
    expect(bookmarkedChapter(at('120', 10_000), Epub, many)).toEqual({ index: 119, isExact: false });
  });

  it('finds an epub chapter by the id of its place first, since indexes move when chapters are put in', () => {
    const bookmark = { ...at('1'), place: chapterStart('b') };
    expect(bookmarkedChapter(bookmark, Epub, list('a', 'new', 'b'))).toEqual({ index: 2, isExact: true });
    expect(bookmarkedChapter(bookmark, Epub, list('a', 'c'))).toEqual({ index: 1, isExact: true });
  });

  it.each([
    [Standard, 'gone'],
    [Standard, NO_BOOKMARKED_CHAPTER],
    [Epub, '4'],
    [Epub, '-1'],
    [Epub, '1.5'],
    [Epub, ''],
    [Epub, '1234567'],
  ])('goes to the nearest by percent where format %s has no chapter %j', (format, chapter) => {
    expect(bookmarkedChapter(at(chapter, 5_000), format, list('a', 'b', 'c', 'd'))).toEqual({
      index: 1,
      isExact: false,
    });
    expect(bookmarkedChapter(at(chapter, 5_001), format, list('a', 'b', 'c', 'd'))).toEqual({
      index: 2,
      isExact: false,
    });
  });

  it('finds nothing in a book without chapters', () => {
    expect(bookmarkedChapter(at('0'), Epub, [])).toBeUndefined();
  });
});

it('has a text for a progress that could not be saved [PROG-11, ERR-56]', () => {
  expect(messages.progressUpdateFailure).toBe('更新阅读进度失败');
});
