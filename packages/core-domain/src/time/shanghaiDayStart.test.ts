import { expect, it } from 'vitest';
import { dayLabel, shanghaiDayStart } from './momentLabel.ts';

it.each([
  ['2026-09-20T16:00:00.000Z', '2026-09-20T16:00:00.000Z'],
  ['2026-09-20T15:59:59.999Z', '2026-09-19T16:00:00.000Z'],
  ['2026-09-21T02:03:04.000Z', '2026-09-20T16:00:00.000Z'],
])('a day in Shanghai begins at 16:00 UTC: that of %s at %s', (moment, start) => {
  expect(new Date(shanghaiDayStart(Date.parse(moment))).toISOString()).toBe(start);
  expect(dayLabel(shanghaiDayStart(Date.parse(moment)))).toBe(dayLabel(Date.parse(moment)));
});
