import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../testing/propertyRuns.ts';
import { prose } from '../testing/prose.ts';
import { createConvertedText, type ConvertedText } from './createConvertedText.ts';
import { joinConverted } from './joinConverted.ts';
import { segmentEnds } from './segmentEnds.ts';

const toTraditional = (text: string): string =>
  text
    .replace(/软件/g, '軟體')
    .replace(/计算机/g, '電腦')
    .replace(/网/g, '網路')
    .replace(/云/g, '雲');

const segmentsOf = (text: string): string[] =>
  segmentEnds(text).map((end, at, ends) => text.slice(ends[at - 1] ?? 0, end));

const paragraphAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
const segmentOf = (ends: readonly number[], offset: number): number => ends.findIndex((end) => end > offset);

const check = (source: string, shown: ConvertedText): void => {
  expect(shown.text.split('\n')).toHaveLength(source.split('\n').length);
  const ends = segmentEnds(source);
  let before = 0;
  for (let offset = 0; offset < shown.text.length; offset++) {
    const back = shown.toSource(offset);
    expect(back).toBeGreaterThanOrEqual(before);
    expect(paragraphAt(source, back)).toBe(paragraphAt(shown.text, offset));
    // There and back stays in the segment, and comes to rest at once.
    expect(shown.toShown(back)).toBeGreaterThanOrEqual(offset);
    expect(shown.toSource(shown.toShown(back))).toBe(back);
    before = back;
  }
  for (let offset = 0; offset < source.length; offset++) {
    const back = shown.toSource(shown.toShown(offset));
    expect(segmentOf(ends, back)).toBe(segmentOf(ends, offset));
  }
};

describe('segments', () => {
  it('are words with the marks behind them, and line feeds by themselves', () => {
    expect(segmentsOf('云在山上，“软件”？！\n\n计算机……。')).toEqual([
      '云在山上，“',
      '软件”？！',
      '\n',
      '\n',
      '计算机……。',
    ]);
    expect(segmentsOf('')).toEqual([]);
  });

  it('are cut where no mark comes for long, but never inside a character', () => {
    expect(segmentsOf('字'.repeat(150)).map(({ length }) => length)).toEqual([60, 60, 30]);
    expect(segmentsOf('𠮷'.repeat(80)).every((segment) => segment.length % 2 === 0)).toBe(true);
  });

  it('are the text', () => {
    fc.assert(
      fc.property(prose, (text) => {
        expect(segmentsOf(text).join('')).toBe(text);
      }),
    );
  });
});

describe('a converted text', () => {
  it('maps character by character where lengths are the same, also behind a segment that grew', () => {
    const source = '上网，看云。\n云在天上。';
    const shown = createConvertedText(source, toTraditional);
    expect(shown.text).toBe('上網路，看雲。\n雲在天上。');
    expect(shown.toSource(shown.text.indexOf('\n雲') + 1)).toBe(source.indexOf('\n云') + 1);
    expect(shown.toShown(source.indexOf('天'))).toBe(shown.text.indexOf('天'));
  });

  it('keeps inside a segment that shrank or grew', () => {
    const source = '他的计算机坏了。';
    const shown = createConvertedText(source, toTraditional);
    expect(shown.text).toBe('他的電腦坏了。');
    for (let offset = 0; offset < shown.text.length; offset++) {
      expect(shown.toSource(offset)).toBeGreaterThanOrEqual(0);
      expect(shown.toSource(offset)).toBeLessThan(source.length);
    }
  });

  it('leaves a segment as it is that no change of script would make', () => {
    expect(createConvertedText('云。', () => '').text).toBe('云。');
    expect(createConvertedText('云。', () => '雲'.repeat(100)).text).toBe('云。');
    expect(createConvertedText('云\n在', (text) => `${text}\n`).text).toBe('云\n在');
  });

  it('ends where its source ends', () => {
    const shown = createConvertedText('上网', toTraditional);
    expect(shown.toSource(3)).toBe(2);
    expect(shown.toShown(2)).toBe(3);
    expect(createConvertedText('', toTraditional).toSource(0)).toBe(0);
  });

  /** Any change of any length, the same for the same text. */
  const conversion = fc.func(fc.string({ maxLength: 6 }));
  const perCharacter = fc
    .func(fc.constantFrom('', '一', '雲海', '体', '𠮷'))
    .map((change) => (text: string) => Array.from(text, (char) => change(char) || char).join(''));
  it('maps every offset back into its paragraph and segment, whatever the conversion does', () => {
    fc.assert(
      fc.property(prose, fc.oneof(conversion, perCharacter), (source, convert) =>
        check(source, createConvertedText(source, convert)),
      ),
      { numRuns: propertyRuns(60) },
    );
  });

  it('holds for texts that were converted piece by piece, too', () => {
    fc.assert(
      fc.property(fc.array(prose, { maxLength: 4 }), perCharacter, (sources, convert) => {
        const pieces = ['', ...sources].map((source) => ({ source, converted: createConvertedText(source, convert) }));
        const joined = joinConverted(pieces);
        expect(joined.text).toBe(pieces.map(({ converted }) => converted.text).join(''));
        let from = 0;
        let to = 0;
        for (const { source, converted } of pieces) {
          for (let at = 0; at < source.length; at += 7) {
            expect(joined.toShown(from + at)).toBe(to + converted.toShown(at));
          }
          for (let at = 0; at < converted.text.length; at += 7) {
            expect(joined.toSource(to + at)).toBe(from + converted.toSource(at));
          }
          from += source.length;
          to += converted.text.length;
        }
        expect(joined.toSource(joined.text.length)).toBe(from);
      }),
      { numRuns: propertyRuns(60) },
    );
  });
});
