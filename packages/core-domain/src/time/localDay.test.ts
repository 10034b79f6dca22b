import { expect, it } from 'vitest';
import { localDay } from './localDay.ts';

const SHANGHAI = 480;

it.each([
  ['2026-11-20T15:59:59.999Z', SHANGHAI, '2026-11-20'],
  ['2026-11-20T16:00:00.000Z', SHANGHAI, '2026-11-21'],
  ['2026-01-02T03:04:05.000Z', 0, '2026-01-02'],
  ['2026-01-01T02:00:00.000Z', -300, '2025-12-31'],
])('of %s, %s minutes ahead of UTC, is %s [SHELFMERGE-03]', (moment, offset, day) => {
  expect(localDay(Date.parse(moment), offset)).toBe(day);
});

it('of no moment is empty', () => {
  expect(localDay(Number.NaN, SHANGHAI)).toBe('');
});
