import { expect, it } from 'vitest';
import { formBookCount, listBookCount } from './moduleCounts.ts';

it.each([
  [10, 6],
  [6, 6],
  [5, 3],
  [3, 3],
  [1, 3],
])('shows of %s books in a form at most %s [STORE-23] [CONST-70]', (available, shown) => {
  expect(formBookCount(available)).toBe(shown);
});

it.each([
  [undefined, 3],
  [5, 5],
  [5.9, 5],
  [1, 1],
  [0, 3],
  [-2, 3],
])('shows in a list with maxNumber %s at most %s books [STORE-24] [CONST-71]', (maxNumber, shown) => {
  expect(listBookCount(maxNumber)).toBe(shown);
});
