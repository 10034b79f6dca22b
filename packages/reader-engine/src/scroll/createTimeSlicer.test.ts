import { expect, it } from 'vitest';
import { createTimeSlicer } from './createTimeSlicer.ts';

it('begins with little, then writes what takes half a frame', () => {
  const pace = createTimeSlicer();
  expect(pace.next(9000)).toBe(800);
  pace.took(800, 4);
  expect(pace.next(9000)).toBe(1600);
});

it('believes half of what a slow slice says, and comes down to what the device can do', () => {
  const pace = createTimeSlicer();
  pace.took(800, 2);
  expect(pace.next(9000)).toBe(3200);
  pace.took(3200, 16);
  expect(pace.next(9000)).toBe(2400);
  for (let slice = 0; slice < 20; slice++) pace.took(1000, 8);
  expect(pace.next(9000)).toBeCloseTo(1000, 0);
});

it('leaves no small rest behind', () => {
  const pace = createTimeSlicer();
  expect([799, 1199, 1201].map(pace.next)).toEqual([799, 1199, 800]);
});

it.each([
  ['a device that stood still', 800, 60_000, 800],
  ['a clock that did not move', 800, 0, 6400],
])('goes on at %s', (_, characters, ms, next) => {
  const pace = createTimeSlicer();
  pace.took(characters, ms);
  expect(pace.next(90_000)).toBe(next);
});
