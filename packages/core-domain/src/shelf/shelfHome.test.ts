import { expect, it } from 'vitest';
import { shelfHome } from './shelfHome.ts';

it.each([
  [8_000_000, 'device'],
  ['8000000', 'device'],
  [0, 'device'],
  ['', 'device'],
  ['guest', 'device'],
  [8_000_001, 'server'],
  ['9000001', 'server'],
])('keeps the books of user %j with the %s [AUTH-06, PROD-04]', (userId, home) => {
  expect(shelfHome(userId)).toBe(home);
});
