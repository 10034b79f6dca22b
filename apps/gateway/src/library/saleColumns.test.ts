import { describe, expect, it } from 'vitest';
import { chapterPrice, isFreeChapter, saleColumns } from './saleColumns.ts';
import type { SaleTerms } from './SaleTerms.ts';

const NOW = 1_790_000_000_000;
const sold: SaleTerms = { payMode: 'per-chapter', freeChapters: 4 };

describe('saleColumns', () => {
  it.each<[SaleTerms, object]>([
    [{ payMode: 'free' }, { pay_mode: '0', bean_price: 0, free_stack: 1, discount: 0, is_monthly: 0 }],
    [sold, { pay_mode: '3', bean_price: 5, free_stack: 2 }],
    [
      { payMode: 'whole-book', price: 60 },
      { pay_mode: '1', bean_price: 60, free_stack: 2 },
    ],
    [
      { ...sold, discount: 'super-vip', monthly: true },
      { discount: 5, is_monthly: 1, limited_free_end: null },
    ],
    [
      { ...sold, discount: 'limited-free', limitedFreeDays: 7 },
      { discount: 1, limited_free_end: NOW / 1000 + 7 * 86_400 },
    ],
    [
      { ...sold, discount: 'limited-free', limitedFreeEndMs: NOW + 1999 },
      { discount: 1, limited_free_end: NOW / 1000 + 1 },
    ],
    [
      { ...sold, limitedFreeEndMs: NOW + 1999 },
      { discount: 0, limited_free_end: null },
    ],
    [{ ...sold, memberPercent: 80 }, { extra_discount: 80 }],
    [sold, { extra_discount: 100 }],
    [{ ...sold, discount: 'batch' }, { discount: 3 }],
    [{ ...sold, discount: 'discount' }, { discount: 4 }],
    [{ ...sold, discount: 'new-user' }, { discount: 6 }],
    [{ ...sold, discount: 'free-user' }, { discount: 7 }],
  ])('writes %j', (terms, columns) => {
    expect(saleColumns(terms, NOW)).toMatchObject(columns);
  });
});

describe('chapters', () => {
  it('are free as far as the terms say, and everywhere in a free book', () => {
    expect([4, 5].map((ordinal) => isFreeChapter(sold, ordinal))).toEqual([true, false]);
    expect(isFreeChapter({ payMode: 'free' }, 3000)).toBe(true);
  });

  it.each([
    [sold, 5, 1200, 6],
    [sold, 5, 10, 1],
    [sold, 4, 1200, 0],
    [{ ...sold, price: 10 }, 5, 1500, 15],
    [{ payMode: 'whole-book', price: 60 } as const, 5, 1200, 0],
    [{ payMode: 'free' } as const, 5, 1200, 0],
  ])('cost by their length where they are sold one by one (%#)', (terms, ordinal, words, price) => {
    expect(chapterPrice(terms, ordinal, words)).toBe(price);
  });
});
