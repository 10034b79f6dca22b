import { expect, it } from 'vitest';
import { dayLabel, momentLabel } from './momentLabel.ts';

it.each([
  [new Date(2026, 10, 3, 9, 5), '2026-11-03', '2026-11-03 09:05'],
  [new Date(2026, 11, 31, 23, 59, 59), '2026-12-31', '2026-12-31 23:59'],
])('a moment is its day and its minute by the device’s clock: %s', (date, day, moment) => {
  expect([dayLabel(date.getTime()), momentLabel(date.getTime())]).toEqual([day, moment]);
});
