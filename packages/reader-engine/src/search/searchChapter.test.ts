import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prose } from '../testing/prose.ts';
import { foldText } from './foldText.ts';
import { MAX_MATCHES, searchChapter } from './searchChapter.ts';

const toSimplified = (text: string): string =>
  text.replace(/電腦/g, '计算机').replace(/雲/g, '云').replace(/說/g, '说');

const found = (text: string, words: string, fold?: (text: string) => string): string[] =>
  searchChapter(text, words, { fold }).map(({ offset, length }) => text.slice(offset, offset + length));

/** What is shown before a hit. */
const before = (text: string): string | undefined => {
  const [match] = searchChapter(text, '灯火');
  return match?.excerpt.text.slice(0, match.excerpt.at);
};

describe('search in a chapter', () => {
  it('finds every hit, in order and apart', () => {
    expect(searchChapter('山中山中山', '山中').map(({ offset }) => offset)).toEqual([0, 2]);
    expect(searchChapter('山山山', '山山').map(({ offset }) => offset)).toEqual([0]);
  });

  it.each([
    ['width', 'Ｈｅｌｌｏ，１９８７年', 'hello，1987', 'Ｈｅｌｌｏ，１９８７'],
    ['width of spaces and marks', '他说　好！', '说 好!', '说　好！'],
    ['case', 'Hello', 'hELLO', 'Hello'],
    ['case of other scripts', 'Москва', 'МОСКВА', 'Москва'],
    ['blanks around the words', '山中灯火', '  灯火 ', '灯火'],
  ])('ignores %s', (_, text, words, hit) => {
    expect(found(text, words)).toEqual([hit]);
  });

  it('passes readings over, and shows its hits without them', () => {
    const text = '他说注zhù音yīn很难。';
    const readings = [
      { from: 3, to: 6 },
      { from: 7, to: 10 },
    ];
    const [hit] = searchChapter(text, '注音', { readings });
    expect(text.slice(hit?.offset, (hit?.offset ?? 0) + (hit?.length ?? 0))).toBe('注zhù音');
    expect(hit?.excerpt).toEqual({ text: '他说注音很难。', at: 2, length: 2 });
  });

  it('ignores the script with a fold, also where that changes lengths, and gives offsets of the source', () => {
    expect(found('他說，雲在天上。', '云在', toSimplified)).toEqual(['雲在']);
    expect(found('他说云在天上。', '雲', toSimplified)).toEqual(['云']);
    expect(found('新電腦，壞了。新電腦。', '壞了', toSimplified)).toEqual(['壞了']);
    const [hit = ''] = found('看，電腦。', '计算机', toSimplified);
    expect(hit).toBe('電腦');
  });

  it('shows the words around a hit, of its own paragraph', () => {
    const text = `前一段。\n${'字'.repeat(40)}灯火${'山'.repeat(60)}\n后一段。`;
    const [match] = searchChapter(text, '灯火');
    expect(match?.excerpt).toEqual({ text: `${'字'.repeat(14)}灯火${'山'.repeat(30)}`, at: 14, length: 2 });
    expect(searchChapter('灯火\n后', '灯火')[0]?.excerpt).toEqual({ text: '灯火', at: 0, length: 2 });
  });

  it('begins the words around a hit with no mark that closes what was cut off', () => {
    expect(before(`他说到了！”${'字'.repeat(12)}灯火`)).toBe('字'.repeat(12));
    expect(before(`他说，“${'字'.repeat(12)}灯火`)).toBe(`“${'字'.repeat(12)}`);
    expect(before(`很远${'，'.repeat(14)}灯火`)).toBe('');
    expect(before('……灯火')).toBe('……');
  });

  it('finds nothing for empty words, and stops at the maximum of hits', () => {
    expect(found('山中', '  ')).toEqual([]);
    expect(found('', '山')).toEqual([]);
    expect(found('山'.repeat(5000), '山')).toHaveLength(MAX_MATCHES);
  });

  it('folds without moving anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(text)).toHaveLength(text.length);
        expect(foldText(foldText(text))).toHaveLength(text.length);
      }),
    );
  });

  it('finds any words that a text holds, where they stand', () => {
    fc.assert(
      fc.property(prose, fc.nat(), fc.integer({ min: 1, max: 6 }), (text, raw, length) => {
        const from = raw % text.length;
        const words = text.slice(from, from + length);
        fc.pre(words.trim() === words && !words.includes('\n') && words !== '');
        const matches = searchChapter(text, words);
        expect(matches.length).toBeGreaterThan(0);
        for (const match of matches) {
          const { excerpt } = match;
          expect(foldText(text.slice(match.offset, match.offset + match.length))).toContain(foldText(words));
          expect(excerpt.text.slice(excerpt.at, excerpt.at + excerpt.length)).toBe(
            text.slice(match.offset, match.offset + match.length),
          );
        }
      }),
    );
  });
});
