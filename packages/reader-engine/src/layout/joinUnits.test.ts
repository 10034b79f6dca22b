import { describe, expect, it } from 'vitest';
import { fixedMeasurer } from '../testing/fixedMeasurer.ts';
import { createUnits, UnitFlag, type Units } from './createUnits.ts';
import { joinUnits } from './joinUnits.ts';
import { parseUnits } from './parseUnits.ts';

const EM = 16;

function unitsOf(text: string, { punctuationCompression = true, limit = 400 } = {}): Units {
  const units = createUnits(text.length + 1);
  parseUnits({ text, from: 0, to: text.length, measurer: fixedMeasurer(EM), limit }, units);
  joinUnits(text, units, EM, punctuationCompression);
  return units;
}

const pieces = (text: string, limit?: number): string[] => {
  const units = unitsOf(text, limit === undefined ? {} : { limit });
  return Array.from({ length: units.count }, (_, at) => text.slice(units.start[at], units.start[at + 1]));
};

const breaks = (text: string): string => {
  const units = unitsOf(text);
  return pieces(text)
    .map((piece, at) => (((units.flags[at] ?? 0) & UnitFlag.BreakBefore) === 0 ? piece : `|${piece}`))
    .join('');
};

const widthOf = (text: string, punctuationCompression = true): number => {
  const units = unitsOf(text, { punctuationCompression });
  return units.edge[units.count - 1] ?? 0;
};

describe('the pieces of a paragraph', () => {
  it.each([
    ['一二三', ['一', '二', '三']],
    ['一hello二', ['一', 'hello', '二']],
    ['hello world', ['hello ', 'world']],
    ['一……二——三', ['一', '……', '二', '——', '三']],
    ['well-known', ['well-', 'known']],
    ['𠮷👨‍👩‍👧', ['𠮷', '👨‍👩‍👧']],
    ['一 二', ['一 ', '二']],
    ['か\u3099き', ['か\u3099', 'き']],
  ])('of %j are %j', (text, parts) => {
    expect(pieces(text)).toEqual(parts);
  });

  it('are characters where a word is longer than a line', () => {
    expect(pieces('abcdef', 30)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('are pairs where a row of dashes is longer than a line', () => {
    expect(pieces('——————', 70)).toEqual(['——', '——', '——']);
  });
});

describe('breaks between pieces', () => {
  it.each([
    ['一二三', '一|二|三'],
    ['一，二', '一，|二'],
    ['一。”二', '一。”|二'],
    ['一“二”三', '一|“二”|三'],
    ['一：“《二》”', '一：|“《二》”'],
    ['一……二', '一……|二'],
    ['一——二', '一|——|二'],
    ['一hello，二', '一|hello，|二'],
    ['hello, world', 'hello, |world'],
    ['well-known', 'well-|known'],
    ['说"好"吧', '说|"好"|吧'],
    ['他说:"好。"走', '他|说:"好。"|走'],
    ['￥100元', '￥100|元'],
    ['100％好', '100％|好'],
  ])('of %j lie at %j', (text, marked) => {
    expect(breaks(text)).toBe(marked);
  });
});

describe('the space between pieces', () => {
  it.each([
    ['a closing mark before another gives up its blank', '。”', 1.5],
    ['an opening mark behind another gives up its blank', '“《', 1.5],
    ['an opening mark behind a closing one gives up its blank', '，“', 1.5],
    ['a pair of quotes with nothing inside gives up nothing', '“”', 2],
    ['marks beside Han keep their blank', '一，二', 3],
    ['dots and dashes give up nothing', '……——', 4],
  ])('%s', (_, text, ems) => {
    expect(widthOf(text) / EM).toBeCloseTo(ems, 5);
  });

  it('keeps the blanks of marks where punctuation is not compressed', () => {
    expect(widthOf('。”“《', false) / EM).toBe(4);
  });

  it('is an eighth of an em between Han and Latin, once', () => {
    expect(widthOf('一a') / EM).toBeCloseTo(1.625, 5);
    expect(widthOf('a一') / EM).toBeCloseTo(1.625, 5);
    expect(widthOf('一a一') / EM).toBeCloseTo(2.75, 5);
  });

  it('is the writer’s own where the writer has put one', () => {
    expect(widthOf('a 一') / EM).toBeCloseTo(2, 5);
  });

  it('is none beside marks', () => {
    expect(widthOf('“a”') / EM).toBeCloseTo(2.5, 5);
  });

  it('may be compressed further at lone marks only', () => {
    const units = unitsOf('一，二。”三');
    const rooms = Array.from({ length: units.count }, (_, at) => (units.room[at] ?? 0) / EM);
    expect(rooms[1]).toBe(0);
    expect(rooms[2]).toBeCloseTo(0.3, 5);
    expect(rooms[4]).toBeCloseTo(0.3, 5);
    expect(rooms[5]).toBeCloseTo(0.6, 5);
  });
});
