import { expect, it } from 'vitest';
import { appTookOver } from './appTookOver.ts';

it.each([
  [2500, false, 'missing'],
  [3499, false, 'missing'],
  [3500, false, 'opened'],
  [600_000, false, 'opened'],
  [2500, true, 'opened'],
  [-1000, false, 'missing'],
])('%s ms after the tap, hidden in between %s: the app is %s', (waited, wasHidden, verdict) => {
  expect(appTookOver({ tappedAt: 1000, nowMs: 1000 + waited, wasHidden })).toBe(verdict);
});
