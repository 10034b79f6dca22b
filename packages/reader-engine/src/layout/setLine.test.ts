import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedMeasurer } from '../testing/fixedMeasurer.ts';
import { paragraphs } from '../testing/prose.ts';
import { createUnits } from './createUnits.ts';
import { joinUnits } from './joinUnits.ts';
import { parseUnits } from './parseUnits.ts';
import { setLine, type LineRun } from './setLine.ts';

const EM = 16;

interface Line {
  column: number;
  /** The unit that the line begins with; the paragraph's first unless said otherwise. */
  first?: number;
  justify?: boolean;
  punctuationCompression?: boolean;
}

/** The whole text as one line; the column is in ems. */
function setWhole(
  text: string,
  { column, first = 0, justify = true, punctuationCompression = true }: Line,
): readonly LineRun[] {
  const units = createUnits(text.length + 1);
  parseUnits({ text, from: 0, to: text.length, measurer: fixedMeasurer(EM), limit: 4000 }, units);
  joinUnits(text, units, EM, punctuationCompression);
  return setLine({
    text,
    units,
    first,
    end: units.count,
    column: column * EM,
    em: EM,
    punctuationCompression,
    justify,
  });
}

const characters = (run: string): number =>
  [...new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(run)].length;

/** What the line takes when it is drawn, in ems. */
const drawnWidth = (runs: readonly LineRun[]): number =>
  runs
    .map(
      ({ text, spacing, before, after }) => fixedMeasurer(EM).width(text) + spacing * characters(text) + before + after,
    )
    .reduce((sum, part) => sum + part, 0) / EM;

const textOf = (runs: readonly LineRun[]): string => runs.map(({ text }) => text).join('');

describe('setting a line', () => {
  it('draws full-width text that fills its column in one piece', () => {
    expect(setWhole('一二三四', { column: 4 })).toEqual([{ text: '一二三四', spacing: 0, before: 0, after: 0 }]);
  });

  it.each([
    ['Han', '一二三四五六七八九', 10],
    ['a word among Han', '一二hello三四五六', 9],
    ['dashes and dots', '一二——三四……五六七', 12],
    ['marks in a row', '他说：“好。”她笑了，', 10.5],
    ['words', 'the quick brown fox', 10],
  ])('widens %s to the column, and no further', (_, text, column) => {
    expect(drawnWidth(setWhole(text, { column }))).toBeCloseTo(column, 4);
  });

  it('never puts air into a word, a dash or a row of dots', () => {
    const runs = setWhole('一二hello三四——五六……七', { column: 15 });
    for (const solid of ['hello', '——', '……']) {
      expect(runs.find(({ text }) => text === solid)).toMatchObject({ spacing: 0 });
    }
  });

  it.each(['a', '—', '…'])('puts air behind %s, and not into it, where it stands alone', (solid) => {
    const runs = setWhole(`一二${solid}三四`, { column: 5.5 });
    expect(drawnWidth(runs)).toBeCloseTo(5.5, 4);
    expect(runs.find(({ text }) => text === solid)?.spacing).toBe(0);
    expect(runs.find(({ text }) => text === solid)?.after).toBeGreaterThan(0);
  });

  it('puts no air into a word where it may be broken', () => {
    const runs = setWhole('一二well-known三四', { column: 9.5 });
    expect(drawnWidth(runs)).toBeCloseTo(9.5, 4);
    expect(runs.map(({ text }) => text)).toContain('well-known');
  });

  it.each([
    ['a quarter of a character beside a character', '一二三四', 4.75, 4.76, 4],
    ['four fifths between words', 'the fox', 4.3, 4.31, 3.5],
    ['as much as each gap bears', '一二 the fox', 7.8, 7.9, 6],
  ])('gives at most %s, and nothing where that is not enough', (_, text, most, more, natural) => {
    expect(drawnWidth(setWhole(text, { column: most }))).toBeCloseTo(most, 4);
    expect(drawnWidth(setWhole(text, { column: more }))).toBeCloseTo(natural, 4);
  });

  it('takes the whole blank of an opening mark that begins a line, and of others as much as is needed', () => {
    const runs = setWhole('一二三（四）五，六', { column: 5.3, first: 3 });
    expect(drawnWidth(runs)).toBeCloseTo(5.3, 4);
    expect(runs[0]).toMatchObject({ text: '（四', spacing: 0, before: -8 });
    expect(runs.flatMap(({ text, spacing }) => ('），'.includes(text) ? [spacing / EM] : []))).toEqual([
      expect.closeTo(-0.1, 4),
      expect.closeTo(-0.1, 4),
    ]);
  });

  it('keeps the last line of a paragraph at its natural width', () => {
    expect(drawnWidth(setWhole('一二三', { column: 10, justify: false }))).toBeCloseTo(3, 5);
  });

  it('leaves a line ragged that would be torn apart', () => {
    expect(drawnWidth(setWhole('一二三四', { column: 8 }))).toBeCloseTo(4, 5);
  });

  it('compresses the mark at the end first, then the others in proportion', () => {
    expect(setWhole('一二三，', { column: 3.5 }).at(-1)).toMatchObject({ text: '，', spacing: -8 });
    const runs = setWhole('一，二，三，', { column: 5 });
    expect(drawnWidth(runs)).toBeCloseTo(5, 4);
    const squeezed = runs.filter(({ text }) => text === '，').map(({ spacing }) => spacing / EM);
    expect(squeezed[2]).toBeCloseTo(-0.5, 5);
    expect(squeezed[0]).toBeCloseTo(-0.25, 5);
    expect(squeezed[1]).toBeCloseTo(-0.25, 5);
  });

  it('takes the blank of an opening mark from its left', () => {
    const runs = setWhole('一二（三', { column: 3.8 });
    expect(runs.find(({ text }) => text.startsWith('（'))?.before).toBeCloseTo(-0.2 * EM, 4);
  });

  it('gives back its text, and is as wide as its column or natural', () => {
    const line = fc.record({ text: paragraphs, justify: fc.boolean(), punctuationCompression: fc.boolean() });
    fc.assert(
      fc.property(
        line,
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ text, justify, punctuationCompression }, more) => {
          const natural = drawnWidth(setWhole(text, { column: 1e6, justify: false, punctuationCompression }));
          const runs = setWhole(text, { column: natural + more, justify, punctuationCompression });
          const width = drawnWidth(runs);
          expect(textOf(runs)).toBe(text);
          expect([natural, natural + more].some((wanted) => Math.abs(width - wanted) < 0.01)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
