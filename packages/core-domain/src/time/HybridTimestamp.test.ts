import { expect, it } from 'vitest';
import { compareTimestamps } from './HybridTimestamp.ts';

const at = (time: number, device: string) => ({ time, device });

it.each([
  [at(2, 'a'), at(1, 'b'), 1],
  [at(1, 'b'), at(2, 'a'), -1],
  [at(1, 'b'), at(1, 'a'), 1],
  [at(1, 'a'), at(1, 'b'), -1],
  [at(1, ''), at(1, 'a'), -1],
  [at(1, 'a'), at(1, 'a'), 0],
])('orders %j and %j by time, then by device', (a, b, sign) => {
  expect(Math.sign(compareTimestamps(a, b))).toBe(sign);
});
