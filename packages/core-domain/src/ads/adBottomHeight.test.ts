import { expect, it } from 'vitest';
import { adBottomHeight } from './adBottomHeight.ts';

it.each([
  [1, 60],
  [3, 90],
  [8, 65],
  [17, 65],
] as const)('keeps for source %s a bottom of %s px [AD-07] [CONST-25]', (source, height) => {
  expect(adBottomHeight(source)).toBe(height);
});
