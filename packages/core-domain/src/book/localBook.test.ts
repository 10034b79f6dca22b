import { describe, expect, it } from 'vitest';
import { annotationsToPush } from '../annotation/syncAnnotations.ts';
import { readingDaysToPush } from '../statistics/syncReadingDiary.ts';
import { anAnnotation } from '../testing/anAnnotation.ts';
import { bookmarksToPush } from '../text-bookmarks/bookmarksToPush.ts';
import { isUntoldBook, localBookId } from './localBook.ts';

const [own, shared] = [localBookId('1x-2y-3'), localBookId('4x-5y-6')];
const told = new Set([shared]);
const books = [own, shared, '1001'];
const known = [shared, '1001'];

describe('what a server hears of, once a book is in the space of the account', () => {
  it('is that book, those of the library, and no other of the reader’s own', () => {
    expect(books.filter((bookId) => !isUntoldBook(bookId, told))).toEqual(known);
  });

  it('are its highlights, its bookmarks and the days on which it was read', () => {
    const annotations = books.map((bookId) => anAnnotation({ id: bookId, bookId }));
    const record = { device: 'd', highest: 1, revision: 0, unsent: books };
    expect(annotationsToPush({ ...record, annotations }, told).map(({ bookId }) => bookId)).toEqual(known);
    const at = { time: 1, device: 'd' };
    const items = books.map((bookId) => ({ id: `${bookId} c1 0`, at }));
    const marked = { ...record, items, unsent: items.map(({ id }) => id) };
    expect(bookmarksToPush(marked, told)).toEqual(items.slice(1));
    expect(bookmarksToPush(marked)).toEqual(items.slice(2));
    const days = books.map((bookId) => ({
      device: 'd',
      day: '2026-09-21',
      bookId,
      begunAtMs: 1,
      seconds: 1,
      words: 1,
    }));
    const diary = {
      device: 'd',
      clearedAtMs: 0,
      revision: 0,
      days,
      unsent: days.map((day) => `d 2026-09-21 ${day.bookId}`),
    };
    expect(readingDaysToPush(diary, told).map(({ bookId }) => bookId)).toEqual(known);
  });
});
