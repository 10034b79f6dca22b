import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chineseNumeral } from '../testing/chineseNumeral.ts';
import { parseNumber } from './parseNumber.ts';

describe('parseNumber', () => {
  it.each([
    ['一', 1],
    ['十', 10],
    ['十三', 13],
    ['廿四', 24],
    ['卅', 30],
    ['一百二十', 120],
    ['一百零五', 105],
    ['一零零', 100],
    ['一一零', 110],
    ['三千', 3000],
    ['两千零一', 2001],
    ['三万五千', 35_000],
    ['壹佰贰拾', 120],
    ['二○', 20],
    ['12', 12],
    ['０１２', 12],
  ])('reads %s as %i', (numeral, value) => {
    expect(parseNumber(numeral)).toBe(value);
  });

  it.each(['', '第', 'x1', '万万一', '一'.repeat(13)])('reads nothing in %j', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });

  it('reads every number as it is counted in chapters', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 9999 }), (value) => parseNumber(chineseNumeral(value)) === value));
  });
});
