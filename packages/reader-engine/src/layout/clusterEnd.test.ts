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
    ['a variant of an ideograph', '葛\u{e0100}城', '葛\u{e0100}'],
  ])('is %s', (_, text, seen) => {
    expect(first(text)).toBe(seen);
  });

  it('ends where the text ends', () => {
    expect(clusterEnd('👨‍', 0, 3)).toBe(3);
    expect(clusterEnd('一', 0, 1)).toBe(1);
  });
});
