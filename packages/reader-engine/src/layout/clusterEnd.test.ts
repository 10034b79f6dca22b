import { describe, expect, it } from 'vitest';
import { clusterEnd } from './clusterEnd.ts';

const first = (text: string): string => text.slice(0, clusterEnd(text, 0, text.length));

describe('a character as a reader sees it', () => {
  it.each([
    ['a plain character', '一二', '一'],
    ['a pair of surrogates', '𠮷野', '𠮷'],
    ['a letter with its accent', 'e\u0301a', 'e\u0301'],
    ['a kana with its voicing mark', 'か\u3099き', 'か\u3099'],
    ['an emoji in its coloured form', '❤\ufe0f一', '❤\ufe0f'],
    ['a hand with its skin', '👋🏽一', '👋🏽'],
    ['a family', '👨‍👩‍👧一', '👨‍👩‍👧'],
    ['a flag', '🇨🇳🇯🇵', '🇨🇳'],
    ['a flag of the first letter and the last', '🇦🇿一', '🇦🇿'],
    ['half a flag', '🇨一', '🇨'],
    ['half a flag before a picture', '🇨👨', '🇨'],
    ['a picture before a flag', '🆎🇨🇳', '🆎'],
    ['the lightest skin, and the darkest', '👋🏻👋🏿', '👋🏻'],
    ['a picture beside the skins', '🏺🏿', '🏺🏿'],
    ['a picture before one that is no skin', '🏺🐀', '🏺'],
    ['a flag that tags tell', '🏴\u{e0067}\u{e007f}一', '🏴\u{e0067}\u{e007f}'],
    ['half a pair', '\ud842一', '\ud842'],
    ['a variant of an ideograph', '葛\u{e0100}城', '葛\u{e0100}'],
  ])('is %s', (_, text, seen) => {
    expect(first(text)).toBe(seen);
  });

  it('begins where it is asked for', () => {
    expect(clusterEnd('一👋🏽一', 1, 6)).toBe(5);
  });

  it('ends where the text ends', () => {
    expect(clusterEnd('👨‍', 0, 3)).toBe(3);
    expect(clusterEnd('一', 0, 1)).toBe(1);
  });
});
