import { expect, it } from 'vitest';
import { SHELF_SYNC_THROTTLE_MS, syncDelay } from './syncDelay.ts';

it.each([
  [0, 500],
  [1, 499],
  [499, 1],
  [500, 0],
  [60_000, 0],
  [-60_000, 500],
])('%s ms after the first change %s ms are left until it is sent [SHELFSYNC-11, CONST-61]', (passed, left) => {
  expect(SHELF_SYNC_THROTTLE_MS).toBe(500);
  expect(syncDelay(10_000, 10_000 + passed)).toBe(left);
});
