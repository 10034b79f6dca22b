import { describe, expect, it } from 'vitest';
import type { BookBrief } from '../book/Book.ts';
import { aBook } from '../testing/index.ts';
import { joinSearchPages } from './joinSearchPages.ts';
import type { SearchResult } from './SearchResult.ts';

const books = (...bookIds: string[]): BookBrief[] => bookIds.map((bookId) => aBook({ bookId }));
const page = (bookIds: readonly string[], change: Partial<SearchResult> = {}): SearchResult => ({
  total: 12,
  isCorrected: false,
  books: books(...bookIds),
  ...change,
});
const ids = (result: SearchResult | undefined) => result?.books.map(({ bookId }) => bookId);

describe('joinSearchPages', () => {
  it('lists the books of all pages in their order [SEARCH-12]', () => {
    expect(ids(joinSearchPages([page(['1', '2']), page(['3']), page([])]))).toEqual(['1', '2', '3']);
  });

  it('lists a book once that moved to a later page meanwhile [SEARCH-12]', () => {
    expect(ids(joinSearchPages([page(['1', '2']), page(['2', '3'])]))).toEqual(['1', '2', '3']);
  });

  it('does not list the direct hit again [SEARCH-26]', () => {
    const [hit] = books('2');
    const joined = joinSearchPages([page(['1', '2'], hit && { directHit: hit }), page(['2', '3'])]);
    expect([joined?.directHit?.bookId, ids(joined)]).toEqual(['2', ['1', '3']]);
  });

  it('takes author, count and correction from the first page [SEARCH-27] [SEARCH-28]', () => {
    const author = { authorId: 'a', name: '许半山', books: [] };
    const joined = joinSearchPages([page(['1'], { author, isCorrected: true }), page(['2'], { total: 99 })]);
    expect(joined).toMatchObject({ author, isCorrected: true, total: 12 });
  });

  it('is nothing without a page', () => {
    expect(joinSearchPages([])).toBeUndefined();
  });
});
