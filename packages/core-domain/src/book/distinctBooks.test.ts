import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { distinctBooks } from './distinctBooks.ts';

const pageOf = (...ids: string[]) => ({ books: ids.map((bookId, at) => ({ bookId, at })) });

describe('the books of several pages', () => {
  it('keep their order, and each stands where it came first', () => {
    const books = distinctBooks([pageOf('1', '2'), pageOf('2', '3'), pageOf(), pageOf('1')]);
    expect(books).toEqual([
      { bookId: '1', at: 0 },
      { bookId: '2', at: 1 },
      { bookId: '3', at: 1 },
    ]);
  });

  it('are every book once, whatever the pages repeat', () => {
    const pages = fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd')));
    checkProperty(
      'rule',
      fc.property(pages, (lists) => {
        const ids = distinctBooks(lists.map((list) => pageOf(...list))).map(({ bookId }) => bookId);
        expect(ids).toEqual([...new Set(lists.flat())]);
      }),
    );
  });
});
