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
  expect(tapZone({ x, y, width: 390, height: 780, isVertical, map: '' })).toBe(zone);
});

it.each([
  [20, 20, 'next'],
  [195, 400, 'menu'],
  [380, 760, 'previous'],
  [-3, 800, 'next'],
] as const)('a tap at %s, %s of one’s own map is for %s, whichever way pages go', (x, y, zone) => {
  for (const isVertical of [true, false]) {
    expect(tapZone({ x, y, width: 390, height: 780, isVertical, map: 'nnnnmnnnp' })).toBe(zone);
  }
});
