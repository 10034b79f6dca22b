import { BookFormat } from '@shuye/core-domain/book';
import { chapterStart } from '@shuye/core-domain/progress';
import { expect, it } from 'vitest';
import { entryHref } from './entryHref.ts';

const epub = { bookId: '3', format: BookFormat.Epub };
const leftIn = (chapterId: string) => ({ place: chapterStart(chapterId), percent: 500, chapterTitle: '', at: 1 });
const readingOf = (chapter: string, chapterId?: string) => ({
  at: { time: 1, device: 'phone' },
  bookmark: { chapter, chapterTitle: '', percent: 500, ...(chapterId && { place: chapterStart(chapterId) }) },
});

it.each([
  [
    'its index, and its id for when chapters are inserted',
    '4651',
    readingOf('12', '4651'),
    '&forceChapterIndex=12&forceChapterId=4651',
  ],
  ['the index alone where another client stored no more', '12', readingOf('12'), '&forceChapterIndex=12'],
  ['no chapter where the shelf knows another one: the reader asks', '4651', readingOf('13', '4652'), ''],
  ['no chapter where the other one is a bare index', '4651', readingOf('13'), ''],
  ['no chapter where the shelf knows no place', '4651', undefined, ''],
  ['the id alone where the stored value is no index', '4651', readingOf('-1', '4651'), '&forceChapterId=4651'],
])('the link of an epub carries %s [SHELF-13]', (_case, left, reading, chapter) => {
  expect(entryHref(epub, leftIn(left), reading)).toBe(`/reader/3?bookType=2${chapter}`);
});

it('the link of an epub that was never opened here carries no chapter [SHELF-14]', () => {
  expect(entryHref(epub, undefined, readingOf('12', '4651'))).toBe('/reader/3?bookType=2');
});

it('the link of any other book carries the chapter id and no index [SHELF-13]', () => {
  const book = { bookId: '1', format: BookFormat.Standard };
  expect(entryHref(book, leftIn('c9'), readingOf('c9', 'c9'))).toBe('/reader/1?bookType=1&forceChapterId=c9');
});
