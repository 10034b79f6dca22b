import { describe, expect, it } from 'vitest';
import { aBook } from '../testing/aBook.ts';
import type { Book } from './Book.ts';
import { updateTimeLabel, UPDATE_TIME_TOP_CLASS } from './updateTimeLabel.ts';

const lastChapter = { chapterId: '9', title: '末章', updatedAt: 1_790_000_000 };
const ongoing = aBook({ topClass: 502, status: 'ongoing', lastChapter });

describe('the time of the last update [QCOVER-08] [ENT-08]', () => {
  it('is told for ongoing web novels, class 502 [CONST-48]', () => {
    expect(UPDATE_TIME_TOP_CLASS).toBe(502);
    expect(updateTimeLabel(ongoing)).toBe('2026.9.21 22:13');
  });

  it.each<[string, Partial<Book>]>([
    ['of another class', { topClass: 501 }],
    ['that is finished', { status: 'finished' }],
    ['whose last chapter has no time', { lastChapter: { ...lastChapter, updatedAt: 0 } }],
  ])('is not told for a book %s', (_, change) => {
    expect(updateTimeLabel({ ...ongoing, ...change })).toBeUndefined();
  });

  it('is not told for a book without a last chapter', () => {
    expect(updateTimeLabel(aBook({ topClass: 502, status: 'ongoing' }))).toBeUndefined();
  });
});
