import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { isShownOnShelf, shelfFilters, shelfOrders, sortShelf, type SortedBook } from './arrangeShelf.ts';

const book = (bookId: string, change: Partial<SortedBook> = {}): SortedBook => ({
  bookId,
  title: bookId,
  addedAt: 0,
  grownAt: 0,
  ...change,
});
const ids = (books: readonly SortedBook[]) => books.map(({ bookId }) => bookId).join('');
const books = fc.array(fc.record({ bookId: fc.string(), title: fc.string(), addedAt: fc.nat(9), grownAt: fc.nat(9) }), {
  maxLength: 20,
});

describe('the order of a shelf', () => {
  const shelf = [
    book('甲', { title: '一个人的好天气', addedAt: 2, grownAt: 5 }),
    book('乙', { title: '安徒生童话', addedAt: 3 }),
    book('丙', { title: '第10夜', addedAt: 1, grownAt: 9 }),
    book('丁', { title: '第9夜', addedAt: 3, grownAt: 5 }),
  ];

  it.each([
    ['as the shelf has it', 'recent', '甲乙丙丁'],
    ['added last first, equal ones as they were', 'added', '乙丁甲丙'],
    ['grown last first, unknown ones last', 'updated', '丙甲丁乙'],
    ['by the sounds of the titles, numbers by value', 'title', '乙丁丙甲'],
  ] as const)('is %s', (_, order, expected) => {
    expect(ids(sortShelf(shelf, order))).toBe(expected);
  });

  it('loses no book, and sorting again changes nothing', () => {
    checkProperty(
      'rule',
      fc.property(books, fc.constantFrom(...shelfOrders), (list, order) => {
        const sorted = sortShelf(list, order);
        expect(new Set(sorted)).toEqual(new Set(list));
        expect(sorted).toHaveLength(list.length);
        expect(sortShelf(sorted, order)).toEqual(sorted);
      }),
    );
  });
});

describe('which books of a shelf are shown', () => {
  it.each([
    [undefined, 'unread'],
    [0, 'reading'],
    [9999, 'reading'],
    [10_000, 'finished'],
  ] as const)('one read to %s is %s, and among all', (percent, state) => {
    const shown = shelfFilters.filter((filter) =>
      isShownOnShelf({ title: '书', author: '', percent }, { filter, words: '' }),
    );
    expect(shown).toEqual(['all', state]);
  });

  it.each([
    ['茶馆', true],
    [' 断桥 ', true],
    ['断桥 茶馆', true],
    ['老舍', true],
    ['ａｂｃ', true],
    ['abc', true],
    ['', true],
    ['食堂', false],
  ])('%j finds it: %s', (words, found) => {
    const one = { title: '断桥茶馆 ABC', author: '老舍', percent: undefined };
    expect(isShownOnShelf(one, { filter: 'all', words })).toBe(found);
  });
});
