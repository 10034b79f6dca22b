import { expect, it } from 'vitest';
import { dayLabel, momentLabel } from './momentLabel.ts';

it.each([
  ['2026-11-03T01:05:00Z', '2026-11-03', '2026-11-03 09:05'],
  ['2026-11-03T15:59:59Z', '2026-11-03', '2026-11-03 23:59'],
  ['2026-11-03T16:00:00Z', '2026-11-04', '2026-11-04 00:00'],
  ['2026-12-31T16:30:00Z', '2027-01-01', '2027-01-01 00:30'],
])('a moment is its day and its minute in Shanghai, wherever it is written: %s', (moment, day, minute) => {
  const atMs = Date.parse(moment);
  expect([dayLabel(atMs), momentLabel(atMs)]).toEqual([day, minute]);
});

it.each([Number.MAX_SAFE_INTEGER, Number.NaN])('of no moment there is nothing to say: %s', (atMs) => {
  expect([dayLabel(atMs), momentLabel(atMs)]).toEqual(['', '']);
});
