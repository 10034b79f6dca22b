import { expect, it } from 'vitest';
import { tapZone } from './tapZone.ts';

it.each([
  [20, 400, false, 'previous'],
  [195, 20, false, 'menu'],
  [380, 400, false, 'next'],
  [20, 400, true, 'menu'],
  [195, 20, true, 'previous'],
  [195, 760, true, 'next'],
] as const)('a tap at %s, %s (scrolling: %s) is for %s', (x, y, isVertical, zone) => {
  expect(tapZone({ x, y, width: 390, height: 780, isVertical })).toBe(zone);
});
