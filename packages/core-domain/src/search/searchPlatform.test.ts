import { expect, it } from 'vitest';
import { searchPlatform } from './searchPlatform.ts';

it.each<[unknown, number]>([
  [0, 0],
  [109, 109],
  ['110', 110],
  ['0', 0],
  ['', 3],
  [' ', 3],
  ['taobao', 3],
  [Number.NaN, 3],
  [Infinity, 3],
  [undefined, 3],
  [null, 3],
  [true, 3],
  [[107], 3],
])('sends platform %j as %s [SEARCH-22, CONST-77]', (platform, sent) => {
  expect(searchPlatform(platform)).toBe(sent);
});
