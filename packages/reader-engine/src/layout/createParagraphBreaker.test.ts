import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedMeasurer } from '../testing/fixedMeasurer.ts';
import { paragraphs } from '../testing/prose.ts';
import { createParagraphBreaker } from './createParagraphBreaker.ts';
import { isForbiddenAtEnd, isForbiddenAtStart } from './lineEnds.ts';
import { endRoom, innerRoom, lineWidth } from './lineWidth.ts';

const EM = 16;

function linesOf(text: string, ems: number, { punctuationCompression = true, indent = 0 } = {}): string[] {
  const read = createParagraphBreaker(fixedMeasurer(EM), {
    column: ems * EM,
    indent: indent * EM,
    punctuationCompression,
  });
  const { units, lines } = read(text, 0, text.length);
  return lines.map((unit, at) => text.slice(units.start[unit], units.start[lines[at + 1] ?? units.count]));
}

describe('line breaking', () => {
  it('fills lines with full-width characters', () => {
    expect(linesOf('一二三四五六七八九十', 4)).toEqual(['一二三四', '五六七八', '九十']);
  });

  it('holds a paragraph of any length, also behind shorter ones', () => {
    const read = createParagraphBreaker(fixedMeasurer(EM), { column: 4 * EM, indent: 0, punctuationCompression: true });
    for (const length of [4, 511, 512, 513, 5000, 9]) {
      const { units, lines } = read('一'.repeat(length), 0, length);
      expect([units.count, lines.length]).toEqual([length, Math.ceil(length / 4)]);
      expect(units.start[units.count]).toBe(length);
    }
  });

  it('leaves two ems at the start of a paragraph', () => {
    expect(linesOf('一二三四五六七八九十', 4, { indent: 2 })).toEqual(['一二', '三四五六', '七八九十']);
  });

  it.each([
    ['a closing mark', '一二三四，五六', ['一二三', '四，五六']],
    ['a closing mark behind another', '一二三四。”五六', ['一二三', '四。”五', '六']],
    ['an ellipsis', '一二三四……五六', ['一二三', '四……五', '六']],
    ['an iteration mark', '一二三谢々五六', ['一二三', '谢々五六']],
    ['a half-width comma', '一二三四,五六', ['一二三', '四,五六']],
    ['a straight quote that closes', '"一二三四"五六', ['"一二三', '四"五六']],
    ['a straight quote that closes a curled one', '“二三四"五六', ['“二三', '四"五六']],
  ])('never begins a line with %s', (_, text, lines) => {
    expect(linesOf(text, 4, { punctuationCompression: false })).toEqual(lines);
  });

  it.each([
    ['an opening quote', '一二三“四五六', ['一二三', '“四五六']],
    ['an opening quote before another', '一二“《四五六', ['一二', '“《四五', '六']],
    ['a currency sign', '一二三￥四五六', ['一二三', '￥四五六']],
    ['a straight quote that opens', '一二三"四五六"七', ['一二三', '"四五六"', '七']],
    ['a straight quote that opens behind a pair that ends so', '“一"二"三四五"六', ['“一"二', '"三四五"', '六']],
    ['a straight quote that opens behind one that ends curled', '"一”二"三四五"六', ['"一”二', '"三四五"', '六']],
  ])('never ends a line with %s', (_, text, lines) => {
    expect(linesOf(text, 4, { punctuationCompression: false })).toEqual(lines);
  });

  it('never parts a dash or an ellipsis', () => {
    expect(linesOf('一二三——四五', 4)).toEqual(['一二三', '——四五']);
    expect(linesOf('一二……三四五', 3)).toEqual(['一', '二……', '三四五']);
  });

  it('keeps words and numbers whole, and may part a word behind its hyphen', () => {
    expect(linesOf('一二hello三四', 4)).toEqual(['一二', 'hello三', '四']);
    expect(linesOf('圆周率是3.14159吗', 6)).toEqual(['圆周率是', '3.14159吗']);
    expect(linesOf('一well-known二', 4)).toEqual(['一well-', 'known二']);
    expect(linesOf('一don’t说', 5)).toEqual(['一don’t', '说']);
  });

  it('sets a word that is wider than the line character by character', () => {
    expect(linesOf('abcdefghijklmnop', 4)).toEqual(['abcdefgh', 'ijklmnop']);
  });

  it('compresses marks to keep a clause together where that costs less than tearing the line apart', () => {
    expect(linesOf('一，二，三四，五六七', 6)).toEqual(['一，二，三四，', '五六七']);
    expect(linesOf('一，二，三四，五六七', 6, { punctuationCompression: false })).toEqual(['一，二，三', '四，五六七']);
  });

  it('counts the spaces at a line end for nothing', () => {
    expect(linesOf('abcdefgh ijkl', 4)).toEqual(['abcdefgh ', 'ijkl']);
  });

  it('keeps a character with its combining marks, selectors and joined emoji', () => {
    expect(linesOf('👨‍👩‍👧👨‍👩‍👧', 1)).toEqual(['👨‍👩‍👧', '👨‍👩‍👧']);
    expect(linesOf('葛󠄀葛󠄀', 1)).toEqual(['葛󠄀', '葛󠄀']);
  });
});

describe('any paragraph in any column', () => {
  const setting = fc.record({
    text: paragraphs,
    ems: fc.integer({ min: 8, max: 40 }),
    punctuationCompression: fc.boolean(),
  });

  it('gives back its text when the lines are joined', () => {
    fc.assert(
      fc.property(setting, ({ text, ems, punctuationCompression }) => {
        expect(linesOf(text, ems, { punctuationCompression, indent: 2 }).join('')).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it('has no forbidden line start or end unless one unbroken run is longer than a line', () => {
    fc.assert(
      fc.property(setting, ({ text, ems, punctuationCompression }) => {
        fc.pre(!text.includes('"') && longestRun(text) < ems - 4 && !text.includes('https'));
        const lines = linesOf(text, ems, { punctuationCompression, indent: 2 });
        const badStart = lines.slice(1).find((line) => isForbiddenAtStart(line));
        const badEnd = lines.slice(0, -1).find((line) => isForbiddenAtEnd(line.trimEnd().slice(-1)));
        expect([badStart, badEnd]).toEqual([undefined, undefined]);
      }),
    );
  });

  it('has no line wider than its column once its marks are compressed', () => {
    fc.assert(
      fc.property(setting, ({ text, ems, punctuationCompression }) => {
        const column = ems * EM;
        const { units, lines } = createParagraphBreaker(fixedMeasurer(EM), {
          column,
          indent: 0,
          punctuationCompression,
        })(text, 0, text.length);
        lines.forEach((first, at) => {
          const end = lines[at + 1] ?? units.count;
          const least =
            lineWidth(units, first, end, punctuationCompression) -
            (punctuationCompression ? innerRoom(units, first, end) + endRoom(units, end) : 0);
          expect(least).toBeLessThanOrEqual(column + 0.02);
        });
      }),
    );
  });
});

/** The longest run of characters between which no line may break. */
function longestRun(text: string): number {
  let longest = 0;
  let run = 0;
  for (const char of text) {
    const isBound = isForbiddenAtStart(char) || isForbiddenAtEnd(char) || char.charCodeAt(0) < 0x2000 || char === '—';
    run = isBound && char !== ' ' ? run + char.length : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
