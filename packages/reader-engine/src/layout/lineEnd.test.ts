import { describe, expect, it } from 'vitest';
import { fixedMeasurer } from '../testing/fixedMeasurer.ts';
import { createUnits } from './createUnits.ts';
import { joinUnits } from './joinUnits.ts';
import { lineEnd } from './lineEnd.ts';
import { parseUnits } from './parseUnits.ts';

const EM = 16;
const measurer = fixedMeasurer(EM);

/** The words of the line that begins with the unit `first`, in a column of that many ems. */
function lineOf(text: string, ems: number, { first = 0, compressed = true } = {}): string {
  const units = createUnits(text.length);
  parseUnits({ text, from: 0, to: text.length, measurer, limit: 40 * EM }, units);
  joinUnits(text, units, EM, compressed);
  const end = lineEnd(units, first, ems * EM, compressed);
  return text.slice(units.start[first], units.start[end]);
}

describe('a line', () => {
  it('holds what fits exactly', () => {
    expect(lineOf('一二三四五', 3)).toBe('一二三');
    expect(lineOf('一二三四五', 3.9)).toBe('一二三');
    expect(lineOf('一二三', 3)).toBe('一二三');
  });

  it('holds as much where the rest of its paragraph is far wider, or far narrower', () => {
    expect(lineOf('一二三四五六七八internationalization internationalization ', 8)).toBe('一二三四五六七八');
    expect(lineOf('一二三四'.concat('a b '.repeat(40)), 3)).toBe('一二三');
  });

  it('counts for nothing the spaces that its end swallows', () => {
    expect(lineOf('bb aaa cc', 3, { compressed: false })).toBe('bb aaa ');
  });

  it('has the room that its opening mark gives up, but where the paragraph begins', () => {
    expect(lineOf('一二三“五六七a八九', 4.25, { first: 3 })).toBe('“五六七a');
    expect(lineOf('一二三“五六七a八九', 4.25, { first: 3, compressed: false })).toBe('“五六七');
  });

  it('holds one unit of what is wider than it, and more of it as long as they fit', () => {
    expect(lineOf('“《〈「一', 2, { compressed: false })).toBe('“《');
    expect(lineOf('“《〈「一', 2.9, { compressed: false })).toBe('“《');
    expect(lineOf('一二', 0.5)).toBe('一');
  });
});

describe('the marks of a line are compressed', () => {
  it('to reach the next break where that takes no more than leaving it out would stretch', () => {
    expect(lineOf('一，二，三四五六', 5.5)).toBe('一，二，三四');
    expect(lineOf('一，二，三四五六', 5.4)).toBe('一，二，三');
  });

  it('never where leaving it out stretches less', () => {
    expect(lineOf('一，二，三，四，五，六abcd七', 11.75)).toBe('一，二，三，四，五，六');
  });

  it('never where they have too little to give, or where none may be', () => {
    expect(lineOf('一二三四五六', 4.5)).toBe('一二三四');
    expect(lineOf('一，二三四五六', 4.5)).toBe('一，二三');
    expect(lineOf('一，二，三四五六', 5.5, { compressed: false })).toBe('一，二，三');
  });

  it('at the end of the line for nothing', () => {
    expect(lineOf('一二三。四', 3.5)).toBe('一二三。');
    expect(lineOf('一二三。四', 3.5, { compressed: false })).toBe('一二');
    expect(lineOf('一二三。 四', 3.5)).toBe('一二');
  });
});
