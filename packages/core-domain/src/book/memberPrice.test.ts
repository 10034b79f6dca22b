import { describe, expect, it } from 'vitest';
import { aBook } from '../testing/aBook.ts';
import { aMember } from '../testing/aMember.ts';
import { BookPayMode, DiscountType, type Book } from './Book.ts';
import { discountedBeans, pricePercent } from './memberPrice.ts';

describe('the extra discount of a monthly member [PROD-17] [ENT-03]', () => {
  const monthly = aMember('monthly');

  it('holds for a normal book', () => {
    expect(pricePercent(aBook({ extraDiscount: 80 }), monthly)).toBe(80);
  });

  it('is for monthly members alone', () => {
    expect(pricePercent(aBook({ extraDiscount: 80 }), aMember('super', 'new-user', 'free-card'))).toBe(100);
  });

  it.each<[string, Partial<Book>]>([
    ['of the monthly library', { isMonthly: true }],
    ['that is free', { payMode: BookPayMode.Free }],
    ['that is limited-free', { discount: DiscountType.LimitedFree }],
  ])('does not touch a book %s', (_, change) => {
    expect(pricePercent(aBook({ extraDiscount: 80, ...change }), monthly)).toBe(100);
  });

  it('returns when a limited-free offer is over', () => {
    const book = aBook({ extraDiscount: 80, discount: DiscountType.LimitedFree, limitedFreeEnd: 1 });
    expect(pricePercent(book, monthly)).toBe(80);
  });

  it.each([
    [undefined, 100],
    [100, 100],
    [120, 100],
    [99, 99],
    [1, 1],
    [0, 100],
    [-5, 100],
    [Number.NaN, 100],
  ])('of %s means %s percent of the price', (extraDiscount, percent) => {
    expect(pricePercent(aBook(extraDiscount === undefined ? {} : { extraDiscount }), monthly)).toBe(percent);
  });
});

it.each([
  [10, 100, 10],
  [10, 80, 8],
  [12, 80, 10],
  [1, 80, 1],
  [0, 80, 0],
])('%s beans at %s percent are %s', (beans, percent, paid) => {
  expect(discountedBeans(beans, percent)).toBe(paid);
});
