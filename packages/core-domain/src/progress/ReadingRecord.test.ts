import { describe, expect, it } from 'vitest';
import { BookFormat } from '../book/Book.ts';
import { readingRecord } from './ReadingRecord.ts';

const stretch = { bookId: '1001', chapterId: '90003', startedAt: 1_790_000_000_000, format: BookFormat.Standard };

describe('readingRecord', () => {
  it('tells book, chapter, start and whole seconds [ENT-48, PROG-12, ENUM-27]', () => {
    expect(readingRecord({ ...stretch, visibleFor: 61_999 })).toEqual({
      timeType: 1,
      objectType: 1,
      bookId: '1001',
      chapterId: '90003',
      startedAt: 1_790_000_000_000,
      seconds: 61,
    });
  });

  it('calls an epub object type 2 [ENT-48]', () => {
    expect(readingRecord({ ...stretch, format: BookFormat.Epub, visibleFor: 1_000 })?.objectType).toBe(2);
  });

  it.each([999, 0, -5_000, Number.NaN])('is none for %s ms', (visibleFor) => {
    expect(readingRecord({ ...stretch, visibleFor })).toBeUndefined();
  });
});
