import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cutText.ts';

const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });
const charactersOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

const characters = ['灯', 'a', ' ', '𠮷', 'é', '👨‍👩‍👧', '👍🏽', '🇨🇳', '1️⃣', '葛󠄀', '\n', '。'];

describe('cutText', () => {
  it.each([
    ['灯火', 2, '灯火'],
    ['灯火', 1, '灯'],
    ['灯𠮷', 2, '灯'],
    ['灯e\u0301', 2, '灯'],
    ['灯👨‍👩‍👧火', 7, '灯'],
    ['灯🇨🇳🇨🇳', 7, '灯🇨🇳'],
    ['灯👍🏽', 4, '灯'],
    ['', 0, ''],
    ['灯', 0, ''],
    ['𠮷', 1, ''],
  ])('of %j at %i is %j', (text, max, cut) => {
    expect(cutText(text, max)).toBe(cut);
  });

  it('is as many whole characters as fit, of any text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...characters), { maxLength: 60 }), fc.nat({ max: 90 }), (parts, max) => {
        const text = parts.join('');
        let whole = '';
        for (const character of charactersOf(text)) {
          if (whole.length + character.length > max) break;
          whole += character;
        }
        expect(cutText(text, max)).toBe(whole);
      }),
    );
  });
});
