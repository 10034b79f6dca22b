import { expect, it } from 'vitest';
import { addMonths } from './addMonths.ts';

const at = (text: string): number => Date.parse(`${text}+08:00`) / 1000;

it.each([
  ['2026-11-21T08:00:00', 1, '2026-12-21T08:00:00'],
  ['2026-11-21T08:00:00', 3, '2027-02-21T08:00:00'],
  ['2026-12-31T23:59:59', 2, '2027-02-28T23:59:59'],
  ['2027-12-31T00:00:00', 2, '2028-02-29T00:00:00'],
  ['2028-02-29T07:00:00', 12, '2029-02-28T07:00:00'],
])('%s and %i months is %s (D-169)', (from, months, to) => {
  expect(addMonths(at(from), months)).toBe(at(to));
});
