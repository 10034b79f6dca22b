import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameGram, queryGrams, textGrams } from './grams.ts';
import { searchText } from './searchText.ts';

describe('the pieces of a text', () => {
  it('are its characters and pairs of neighbours, never over the end of a word', () => {
    expect(textGrams('灯火 山')).toEqual(['灯', '火', '灯火', '山']);
    expect(queryGrams('灯火 山')).toEqual(['灯火', '山']);
    expect(nameGram('《山中燈火》')).toBe('=山中灯火');
  });

  it('of a searched word are among those of any text that holds it', () => {
    const word = fc.stringMatching(/^[灯火山海燈頭髮a-c0-9]{1,8}$/);
    fc.assert(
      fc.property(word, word, word, (before, sought, after) => {
        const pieces = textGrams(`${before} ${sought} ${after}`);
        for (const piece of queryGrams(sought)) expect(pieces).toContain(piece);
      }),
      { numRuns: 500 },
    );
  });

  it('are compared in one spelling, which stays as it is', () => {
    expect(searchText(' ＡＢＣ·《海島燈塔貓》 ')).toBe('abc 海岛灯塔猫');
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        const once = searchText(text);
        expect(searchText(once)).toBe(once);
      }),
    );
  });
});
