import { expect, it } from 'vitest';
import { aBook } from '../testing/aBook.ts';
import { DiscountType } from './Book.ts';
import { isLimitedFree } from './isLimitedFree.ts';

it.each([
  ['without an end', {}, true],
  ['before its end', { limitedFreeEnd: 101 }, true],
  ['at its end', { limitedFreeEnd: 100 }, false],
  ['after its end', { limitedFreeEnd: 99 }, false],
  ['with an end that cannot be read', { limitedFreeEnd: Number.NaN }, false],
])('a limited-free book %s on the server clock [LOCK-14]: %j is %s', (_, change, isFree) => {
  expect(isLimitedFree(aBook({ discount: DiscountType.LimitedFree, serverTime: 100, ...change }))).toBe(isFree);
});

it('asks the discount type first [LOCK-14]', () => {
  expect(isLimitedFree(aBook({ discount: DiscountType.None, limitedFreeEnd: 101, serverTime: 100 }))).toBe(false);
});
