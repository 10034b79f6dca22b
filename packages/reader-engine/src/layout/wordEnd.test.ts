import { describe, expect, it } from 'vitest';
import { isWordLetter, wordEnd } from './wordEnd.ts';

const first = (text: string): string => text.slice(0, wordEnd(text, 0, text.length));

describe('a word', () => {
  it.each([
    ['hello一', 'hello'],
    ['hello world', 'hello'],
    ['3.14159，', '3.14159'],
    ['1,000.50元', '1,000.50'],
    ['don’t说', 'don’t'],
    ['dogs’ 一', 'dogs'],
    ['well-known', 'well-'],
    ['and/or', 'and/'],
    ['-5度', '-5'],
    ['https://example.org/a', 'https://'],
    ['Ｑ１一', 'Ｑ１'],
    ['naïve一', 'naïve'],
    ['e\u0301tude一', 'e\u0301tude'],
  ])('at the start of %j is %j', (text, word) => {
    expect(first(text)).toBe(word);
  });

  it('begins where it is asked for, and ends with its paragraph', () => {
    expect(wordEnd('度 -5度', 2, 5)).toBe(4);
    expect(wordEnd('hello', 0, 3)).toBe(3);
    expect(wordEnd('’tis', 0, 4)).toBe(0);
  });

  it.each([
    ['a', true],
    ['z', true],
    ['A', true],
    ['Z', true],
    ['0', true],
    ['9', true],
    ['À', true],
    ['é', true],
    ['\u0301', false],
    ['\u2000', false],
    ['Ж', true],
    ['-', false],
    ['"', false],
    ['一', false],
    ['Ａ', false],
  ])('is wanted apart from Han when %j is at its edge: %s', (char, isLetter) => {
    expect(isWordLetter(char.charCodeAt(0))).toBe(isLetter);
  });
});
