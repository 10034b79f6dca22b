import { expect, it } from 'vitest';
import { afterTopUp, isBuying } from './afterTopUp.ts';

it.each([
  ['1', true],
  ['true', false],
  ['0', false],
  ['', false],
  [undefined, false],
])('with buy=%j the top-up belongs to a purchase: %s [PAY-02]', (buy, expected) => {
  expect(isBuying(buy)).toBe(expected);
});

it('leads to the account, or back to the purchase that waits for it [PAY-03]', () => {
  expect(afterTopUp(false)).toBe('account');
  expect(afterTopUp(true)).toBe('purchase');
});
