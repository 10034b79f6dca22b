import { describe, expect, it } from 'vitest';
import { aBook } from '../testing/aBook.ts';
import { BookPayMode } from './Book.ts';
import { priceBeforeFree } from './priceBeforeFree.ts';

describe('priceBeforeFree', () => {
  it.each([
    [5, 320_000, '160.0元'],
    [5, 329_999, '160.0元'],
    [0.5, 30_000, '1.5元'],
    [5, 9_999, undefined],
    [0, 320_000, undefined],
  ])('of %s beans a thousand characters and %s characters is %s [COVER-26]', (beanPrice, wordCount, label) => {
    expect(priceBeforeFree(aBook({ beanPrice, wordCount }))).toBe(label);
  });

  it('of a book sold whole is its own price', () => {
    expect(priceBeforeFree(aBook({ payMode: BookPayMode.Total, beanPrice: 188 }))).toBe('18.8元');
  });

  it('of a free book is nothing', () => {
    expect(priceBeforeFree(aBook({ payMode: BookPayMode.Free }))).toBeUndefined();
  });
});
