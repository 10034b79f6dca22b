import { expect, it } from 'vitest';
import { isSoldLook } from './isSoldLook.ts';

it.each([
  ['super', true],
  ['advanced', true],
  ['month', true],
  ['new', false],
] as const)('a membership of the look %s is sold: %s (D-169)', (look, isSold) => {
  expect(isSoldLook(look)).toBe(isSold);
});
