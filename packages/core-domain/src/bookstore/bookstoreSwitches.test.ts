import { expect, it } from 'vitest';
import { isSwitchedOn } from './bookstoreSwitches.ts';

it.each([
  [{}, true],
  [{ homeRecommend: true }, true],
  [{ homeRecommend: false }, false],
  [{ readReport: false }, true],
])('with the switches %j home recommends: %s (D-152)', (flags, isOn) => {
  expect(isSwitchedOn(flags, 'homeRecommend')).toBe(isOn);
});
