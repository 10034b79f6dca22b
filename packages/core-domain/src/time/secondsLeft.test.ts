import { expect, it } from 'vitest';
import { secondsLeft } from './secondsLeft.ts';

it.each([
  [10_000, 4_000, 6],
  [10_000, 10_000, 0],
  [10_000, 12_000, 0],
])('from an end at %s ms, at %s ms, leaves %s seconds [COVER-25]', (end, now, left) => {
  expect(secondsLeft(end, now)).toBe(left);
});
