import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHeadingPattern } from './parseHeadingPattern.ts';

describe('a heading that a reader describes', () => {
  it.each([
    ['第N章', '第十二章 夜雨', true],
    ['第N章', '第 12 章 夜雨', true],
    ['第N章', '他读到第十二章', false],
    ['☆N', '☆３、旧伞', true],
    ['☆', '☆旧伞', true],
    ['N.', '12. 旧伞', true],
    ['N.', '12旧伞', false],
    ['Chapter N', 'Chapter 12', true],
    ['/^(?:楔子|尾声)$/', '尾声', true],
    ['/^(?:楔子|尾声)$/', '尾声之后', false],
  ])('%s: %s', (pattern, line, isHeading) => {
    expect(parseHeadingPattern(pattern)?.test(line)).toBe(isHeading);
  });

  it.each(['', '  ', '/(/'])('%j describes none', (pattern) => {
    expect(parseHeadingPattern(pattern)).toBeUndefined();
  });

  it('finds every line that begins with its words, whatever marks they hold', () => {
    const words = fc
      .string({ minLength: 1, maxLength: 12 })
      .filter((text) => !/[N\s]/.test(text) && !/^\/.+\/$/.test(text));
    fc.assert(fc.property(words, (text) => parseHeadingPattern(text)?.test(`${text} 夜雨`) === true));
  });
});
