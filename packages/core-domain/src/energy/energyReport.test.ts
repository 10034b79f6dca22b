import { expect, it } from 'vitest';
import {
  ENERGY_REPORT_MIN_GAP_MS,
  ENERGY_SCROLL_THROTTLE_MS,
  energyProgress,
  mayReportEnergy,
} from './energyReport.ts';

const NOW = 1_790_000_000_000;

it('looks twice and reports once a second at most [CONST-14] [CONST-15]', () => {
  expect([ENERGY_SCROLL_THROTTLE_MS, ENERGY_REPORT_MIN_GAP_MS]).toEqual([500, 1000]);
});

it.each([
  [undefined, true],
  [NOW, false],
  [NOW - 999, false],
  [NOW - 1000, true],
  [NOW + 1, true],
])('after a report at %s may report: %s [ENERGY-08]', (reportedAt, may) => {
  expect(mayReportEnergy(reportedAt, NOW)).toBe(may);
});

it.each([
  [0, 2000, 0],
  [19, 2000, 0],
  [20, 2000, 1],
  [1999, 2000, 99],
  [2000, 2000, 100],
  [2001, 2000, 100],
  [-5, 2000, 0],
  [0, 0, 0],
  [5, 0, 0],
])('at %s of %s is %s percent through the chapter [ENERGY-06]', (offset, length, percent) => {
  expect(energyProgress(offset, length)).toBe(percent);
});
