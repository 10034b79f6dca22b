import { expect, it } from 'vitest';
import { chaptersPrice } from './chaptersPrice.ts';

it.each([
  [[], 80, 0],
  [[12], 100, 12],
  [[12, 12], 100, 24],
  // Rounded together it would be 17.
  [[7, 7, 7], 80, 18],
])('%j at %i percent come to %i beans: each rounded up by itself [BUY-04] [PROD-17]', (prices, percent, beans) => {
  expect(chaptersPrice(prices, percent)).toBe(beans);
});
