import { describe, expect, it } from 'vitest';
import { BOOK_STATUS_VERSION, isBookUpdated, parseBookStatuses, seenBook } from './bookStatus.ts';

const known = { bookId: '1001', chapterCount: 100, updatedAt: 50 };
const status = { bookId: '1001', newChapters: 0, updatedAt: 50 };

describe('isBookUpdated', () => {
  it.each([
    ['new chapters', { ...status, newChapters: 1 }, true],
    ['a later update', { ...status, updatedAt: 51 }, true],
    ['nothing new', status, false],
    ['an older update', { ...status, updatedAt: 49 }, false],
    ['no status', undefined, false],
  ])('of a book with %s is %s [SHELFSYNC-25, ENT-24]', (_what, given, updated) => {
    expect(isBookUpdated(given, known)).toBe(updated);
  });

  it('is over once the reader opened the book', () => {
    const later = { ...status, newChapters: 2, updatedAt: 60 };
    const opened = seenBook(known, later);
    expect(opened).toEqual({ bookId: '1001', chapterCount: 102, updatedAt: 60 });
    expect(isBookUpdated({ ...later, newChapters: 0 }, opened)).toBe(false);
    expect(seenBook(known, { ...status, newChapters: -1, updatedAt: 40 })).toEqual(known);
  });
});

describe('parseBookStatuses', () => {
  it('reads what was stored [SHELFSYNC-26, CONST-62]', () => {
    expect(BOOK_STATUS_VERSION).toBe(3);
    expect(parseBookStatuses({ version: 3, books: [known] })).toEqual({ version: 3, books: [known] });
  });

  it.each<[unknown]>([
    [{ version: 2, books: [known] }],
    [{ version: '3', books: [known] }],
    [{ books: [known] }],
    [{ version: 3, books: known }],
    [undefined],
    [null],
    ['3'],
  ])('is empty for %j [SHELFSYNC-26]', (stored) => {
    expect(parseBookStatuses(stored)).toEqual({ version: 3, books: [] });
  });

  it('leaves out what is damaged', () => {
    const books = [
      known,
      null,
      'x',
      { ...known, bookId: 7 },
      { ...known, updatedAt: '5' },
      { ...known, chapterCount: null },
      { ...known, chapterCount: -7.5 },
      { ...known, chapterCount: -7 },
      { ...known, updatedAt: -1 },
      { ...known, bookId: 'a/b' },
    ];
    expect(parseBookStatuses({ version: 3, books }).books).toEqual([known]);
  });
});
