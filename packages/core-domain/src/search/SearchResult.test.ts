import { describe, expect, it } from 'vitest';
import { HOT_WORDS, SEARCH_PAGE_SIZE, searchInfo, type HotWord, type SearchResult } from './SearchResult.ts';

describe('searchInfo', () => {
  it.each<[unknown, unknown, number, boolean]>([
    [1, 12, 12, true],
    ['1', '12', 12, true],
    [0, 12, 12, false],
    [true, 3.7, 3, true],
    [undefined, undefined, 0, false],
    ['yes', 'many', 0, false],
    [null, -4, 0, false],
    [2, Infinity, 0, false],
  ])('of trigger %j and total %j is %s, corrected: %s [SEARCH-28]', (trigger, total, count, isCorrected) => {
    expect(searchInfo(trigger, total)).toEqual({ total: count, isCorrected });
  });
});

describe('a search result', () => {
  it('may have a direct hit and an author beside its books [ENT-39]', () => {
    const nothing: SearchResult = { ...searchInfo(0, 0), books: [] };
    const found: SearchResult = { ...nothing, author: { authorId: '11', name: '许半山', books: [] } };
    expect([nothing.directHit, nothing.author, found.author?.name]).toEqual([undefined, undefined, '许半山']);
  });

  it('comes ten books a page, beside ten hot words [SEARCH-14, SEARCH-07, CONST-73, CONST-76]', () => {
    expect([SEARCH_PAGE_SIZE, HOT_WORDS]).toEqual([10, 10]);
  });

  it('has hot words with or without a book [ENT-41]', () => {
    const words: HotWord[] = [{ title: '灯火' }, { title: '山中灯火', bookId: '1001' }];
    expect(words.map(({ bookId }) => bookId)).toEqual([undefined, '1001']);
  });
});
