import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { markMatches } from './markMatches.ts';

/** The text with its matches in brackets. */
const marked = (text: string, word: string): string =>
  markMatches(text, word)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

describe('markMatches', () => {
  it.each([
    ['山中灯火', '灯火', '山中[灯火]'],
    ['灯火与灯火', '灯火', '[灯火]与[灯火]'],
    ['许半山', '山', '许半[山]'],
    ['山中灯火 · 许半山', '灯火，许半山', '山中[灯火] · [许半山]'],
    ['山中灯火', '山中灯伙', '[山中灯]火'],
    ['山中灯火', '那本山中灯火讲什么', '[山中灯火]'],
    ['山中灯火', '火灯', '山中灯火'],
    ['Harry in Paris', 'PARIS', 'Harry in [Paris]'],
    ['Mary', 'Harry', 'Mary'],
    ['第１２章', '12', '第[１２]章'],
    ['灯😀火', '😀', '灯[😀]火'],
    ['山中灯火', '', '山中灯火'],
    ['山中灯火', ' ，。', '山中灯火'],
    ['', '灯火', ''],
    ['a.b', '.', 'a.b'],
    ['(a+)+b', '(a+)+', '([a]+)+b'],
  ])('of %j by %j is %j [SEARCH-12]', (text, word, expected) => {
    expect(marked(text, word)).toBe(expected);
  });

  it('loses nothing of the text, alternates, and marks a word that stands in it', () => {
    const piece = fc.string({ unit: fc.constantFrom('山', '中', '灯', '火', 'a', 'B', ' ', '，', '😀'), maxLength: 8 });
    const word = fc.string({ unit: fc.constantFrom('山', '中', '灯', '火', 'a', 'B'), minLength: 1, maxLength: 4 });
    checkProperty(
      'rule',
      fc.property(piece, word, piece, (before, sought, after) => {
        const text = before + sought + after;
        const parts = markMatches(text, sought);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every(({ isMatch }, at) => parts[at + 1]?.isMatch !== isMatch)).toBe(true);
        expect(parts.some(({ text: part, isMatch }) => isMatch && part.includes(sought))).toBe(true);
      }),
    );
  });
});
