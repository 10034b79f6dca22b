import { expect, it } from 'vitest';
import { createUnits, unitsFor } from './createUnits.ts';

it('are used again for a paragraph that they hold', () => {
  const units = createUnits(8);
  expect(unitsFor(units, 8)).toBe(units);
  expect(unitsFor(units, 0)).toBe(units);
});

it.each([
  [9, 16],
  [16, 16],
  [17, 17],
  [5000, 5000],
])('for a paragraph of %i characters, where there is room for 8, hold %i', (length, capacity) => {
  const units = unitsFor(createUnits(8), length);
  expect([units.width.length, units.start.length, units.count]).toEqual([capacity, capacity + 1, 0]);
});
