import { expect, it } from 'vitest';
import { isSleepTime, type SleepTime } from './sleepTimer.ts';

const MINUTE = 60_000;

it.each<[SleepTime, 'sentence' | 'chapter', number, boolean]>([
  ['off', 'chapter', 600, false],
  ['15', 'sentence', 14.9, false],
  ['15', 'sentence', 15, true],
  ['60', 'chapter', 59, false],
  ['60', 'chapter', 60, true],
  ['chapter', 'sentence', 600, false],
  ['chapter', 'chapter', 0, true],
])('with the timer at %s, behind a %s after %s minutes it is time: %s', (time, behind, minutes, expected) => {
  expect(isSleepTime(time, behind, 1000, 1000 + minutes * MINUTE)).toBe(expected);
});
