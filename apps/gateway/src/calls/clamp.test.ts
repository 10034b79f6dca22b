import { expect, it } from 'vitest';
import { clamp } from './clamp.ts';

it.each([
  [7, 7],
  [50, 50],
  [51, 50],
  [1e9, 50],
  [0, 1],
  [-3, 1],
  [2.9, 2],
])('takes %d as %d: nobody is given more than a page at once (E20)', (value, taken) => {
  expect(clamp(value, 50)).toBe(taken);
});
