import { expect, it } from 'vitest';
import { fixedMeasurer } from '../testing/fixedMeasurer.ts';
import { CharKind } from './charKind.ts';
import { UnitFlag } from './createUnits.ts';
import { measureMark } from './measureMark.ts';

const measurer = { ...fixedMeasurer(16), blank: () => ({ before: 5, after: 7 }) };

it.each([
  ['“', CharKind.Opening, { blankBefore: 5, blankAfter: 0, flags: UnitFlag.NeverLast }],
  ['，', CharKind.Closing, { blankBefore: 0, blankAfter: 7, flags: UnitFlag.NeverFirst }],
  ['·', CharKind.Clinging, { blankBefore: 0, blankAfter: 0, flags: UnitFlag.NeverFirst }],
  ['￥', CharKind.Leading, { blankBefore: 0, blankAfter: 0, flags: UnitFlag.NeverLast }],
  ['①', CharKind.Other, { blankBefore: 0, blankAfter: 0, flags: 0 }],
])('of the blanks on both sides of %s a line takes its own side alone', (char, kind, expected) => {
  expect(measureMark(char, kind, measurer)).toEqual({ width: 16, ...expected });
});
