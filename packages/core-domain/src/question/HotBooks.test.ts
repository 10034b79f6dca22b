import { expect, it } from 'vitest';
import { joinHotBooks, type RankedBook } from './HotBooks.ts';

const book = (bookId: string, order: number): RankedBook => ({
  bookId,
  order,
  title: bookId,
  author: '',
  coverUrl: '',
  description: '',
  category: '',
  status: 'ongoing',
  wordCount: 0,
});
const page = (currentPage: number, ...books: RankedBook[]) => ({ books, currentPage, totalPages: 2 });

it('joins the pages of hot books by their order; one that moved is shown once, where it came to [ENT-42] [SEO-01]', () => {
  const joined = joinHotBooks([page(1, book('a', 1), book('c', 3)), page(2, book('b', 2), book('a', 4))]);
  expect(joined.map(({ bookId, order }) => `${bookId}${order}`)).toEqual(['b2', 'c3', 'a4']);
  expect(joinHotBooks([])).toEqual([]);
});
