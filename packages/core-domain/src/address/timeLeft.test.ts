import { expect, it } from 'vitest';
import { TIME_LEFT_HEADER, timeLeftMs } from './timeLeft.ts';

it.each([
  [undefined, 60_000],
  ['800', 800],
  ['0', 0],
  ['90000', 60_000],
  ['-1', 60_000],
  ['1e3', 60_000],
  ['12345678', 60_000],
  ['', 60_000],
])('a caller who says %j waits %i ms', (said, expected) => {
  const get = (name: string): string | null => (name === TIME_LEFT_HEADER ? (said ?? null) : null);
  expect(timeLeftMs({ get }, 60_000)).toBe(expected);
});
