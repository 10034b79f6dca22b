import { expect, it } from 'vitest';
import { isNavigationBlocked } from './isNavigationBlocked.ts';

it.each([
  [true, true, false],
  [true, false, false],
  [false, true, true],
  [false, false, false],
])('online: %s, needs a login: %s, is blocked: %s [ROUTE-61] [ERR-75]', (isOnline, needsLogin, isBlocked) => {
  expect(isNavigationBlocked(isOnline, needsLogin)).toBe(isBlocked);
});
