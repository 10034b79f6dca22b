import { expect, it } from 'vitest';
import { shownModules } from './shownModules.ts';

const modules = Array.from({ length: 16 }, (_, index) => index);

it.each([
  [1, 7, true],
  [2, 14, true],
  [3, 16, false],
  [9, 16, false],
  [0, 7, true],
  [-1, 7, true],
  [1.9, 7, true],
  [Number.NaN, 7, true],
])('after %s loads shows %s modules, with more to come: %s [STORE-13] [CONST-69]', (loads, count, hasMore) => {
  expect(shownModules(modules, loads)).toEqual({ modules: modules.slice(0, count), hasMore });
});

it('has no more when the last load is full', () => {
  expect(shownModules(modules.slice(0, 7), 1).hasMore).toBe(false);
});
