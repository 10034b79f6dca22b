import { describe, expect, it } from 'vitest';
import { fixedMeasurer } from '../testing/fixedMeasurer.ts';
import { CharKind } from './charKind.ts';
import { createUnits, UnitFlag, type Units } from './createUnits.ts';
import { parseUnits } from './parseUnits.ts';

const EM = 16;
const measurer = fixedMeasurer(EM);

interface Range {
  from?: number;
  to?: number;
  /** Ems. */
  limit?: number;
  units?: Units;
}

/** The words of each unit, its width and the spaces behind it in ems. */
function unitsOf(text: string, { from = 0, to = text.length, limit = 4, units = createUnits(64) }: Range = {}) {
  parseUnits({ text, from, to, measurer, limit: limit * EM }, units);
  return Array.from({ length: units.count }, (_, at) => [
    text.slice(units.start[at], units.start[at + 1]),
    (units.width[at] ?? 0) / EM,
    (units.space[at] ?? 0) / EM,
  ]);
}

function flagsOf(text: string, range: Range = {}): Uint8Array {
  const units = createUnits(64);
  unitsOf(text, { ...range, units });
  return units.flags.slice(0, units.count);
}

function kindsOf(text: string): Uint8Array {
  const units = createUnits(64);
  unitsOf(text, { units });
  return units.kind.slice(0, units.count);
}

const { NeverFirst, NeverLast, Fragment } = UnitFlag;

describe('the units of a paragraph', () => {
  it('are its characters, marks and words', () => {
    expect(unitsOf('一“好，”word')).toEqual([
      ['一', 1, 0],
      ['“', 1, 0],
      ['好', 1, 0],
      ['，', 1, 0],
      ['”', 1, 0],
      ['word', 2, 0],
    ]);
  });

  it('end with the paragraph, whatever follows', () => {
    expect(unitsOf('一二三四', { to: 2 })).toEqual([
      ['一', 1, 0],
      ['二', 1, 0],
    ]);
    expect(unitsOf('一——', { to: 2 })).toEqual([
      ['一', 1, 0],
      ['—', 1, 0],
    ]);
    expect(unitsOf('word  ', { to: 5 })).toEqual([['word ', 2.5, 0.5]]);
    expect(unitsOf('一二三', { from: 1 })).toEqual([
      ['二', 1, 0],
      ['三', 1, 0],
    ]);
  });

  it('hold the spaces behind them; those at the start stand alone', () => {
    expect(unitsOf('a  b')).toEqual([
      ['a  ', 1.5, 1],
      ['b', 0.5, 0],
    ]);
    expect(unitsOf(' 一')[0]).toEqual([' ', 0.5, 0]);
  });

  it('keep nothing of the paragraph before', () => {
    const units = createUnits(64);
    unitsOf('“a，…… b', { units });
    unitsOf('一二三四五六', { units });
    for (const list of [units.kind, units.flags, units.space, units.blankBefore, units.blankAfter]) {
      expect(list.slice(0, 6).every((value) => value === 0)).toBe(true);
    }
  });
});

describe('a row of dashes or dots', () => {
  it('is one unit as long as a line holds it, wherever it stands in the text', () => {
    expect(unitsOf('一二三四————')[4]).toEqual(['————', 4, 0]);
  });

  it('is cut into pairs where it is longer than a line', () => {
    expect(unitsOf('—————').map(([words, width]) => [words, width])).toEqual([
      ['——', 2],
      ['——', 2],
      ['—', 1],
    ]);
    expect(flagsOf('—————')).toEqual(Uint8Array.of(0, Fragment, Fragment));
    expect(flagsOf('……………')).toEqual(Uint8Array.of(NeverFirst, Fragment, Fragment));
  });
});

describe('a word', () => {
  it('is whole as long as a line holds it', () => {
    expect(unitsOf('mountain')).toEqual([['mountain', 4, 0]]);
    expect(flagsOf('mountain')).toEqual(Uint8Array.of(0));
  });

  it('is set by its characters where it is longer', () => {
    expect(unitsOf('mountains')).toHaveLength(9);
    expect(flagsOf('mountains')).toEqual(Uint8Array.of(0, ...Array.from({ length: 8 }, () => Fragment)));
  });

  it('knows by the quotes before it whether its own open or close', () => {
    expect(flagsOf('"ab cd" ef "gh" "', { limit: 9 })).toEqual(Uint8Array.of(0, 0, 0, 0, NeverLast));
    expect(flagsOf('ab" cd "', { limit: 9 })).toEqual(Uint8Array.of(NeverLast, 0, NeverFirst));
  });
});

describe('a mark that combines', () => {
  it('is read with the character before it', () => {
    expect(unitsOf('一二\u0301三').map(([words]) => words)).toEqual(['一', '二\u0301', '三']);
    expect(kindsOf('一二\u0301三')).toEqual(Uint8Array.of(CharKind.Han, CharKind.Other, CharKind.Han));
  });

  it('stands alone behind a space and at the start of a paragraph', () => {
    expect(unitsOf('一 \u0301').map(([words]) => words)).toEqual(['一 ', '\u0301']);
    expect(kindsOf('\u0301一')).toEqual(Uint8Array.of(CharKind.Joiner, CharKind.Han));
  });
});
