import { describe, expect, it } from 'vitest';
import type { BookBrief } from '../book/Book.ts';
import { changedBooks } from './changedBooks.ts';

const brief = (bookId: string): BookBrief => ({
  bookId,
  title: `书${bookId}`,
  author: '许半山',
  coverUrl: '/c.svg',
  description: '一盏灯。',
  category: '奇幻',
  status: 'ongoing',
  wordCount: 10_000,
});
const books = (...ids: string[]) => ids.map(brief);

describe('other recommendations', () => {
  it('are those that were not shown, each once [RECOM-06] [ENT-35]', () => {
    expect(changedBooks(books('1', '2'), books('2', '3', '3', '4', ''))).toEqual({
      change: 'others',
      books: books('3', '4'),
    });
    expect(changedBooks([], books('1'))).toEqual({ change: 'others', books: books('1') });
  });

  it.each([[[]], [['1']], [['2', '1', '2']], [['']]])('are none when the answer holds %j', (ids) => {
    expect(changedBooks(books('1', '2'), books(...ids))).toEqual({ change: 'same' });
  });
});
