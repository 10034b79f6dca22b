import { describe, expect, it } from 'vitest';
import { passageWords } from './passageWords.ts';

// 山注(zhù)音(yīn)。
const TEXT = '山注(zhù)音(yīn)。';
const READINGS = [
  { from: 2, to: 7 },
  { from: 8, to: 13 },
];

describe('the words of a passage', () => {
  it.each([
    ['all of it', 0, TEXT.length, '山注音。'],
    ['from the middle of a reading', 4, TEXT.length, '音。'],
    ['to the middle of a reading', 0, 4, '山注'],
    ['between two readings', 7, 8, '音'],
    ['in front of all readings', 0, 2, '山注'],
    ['nothing but a reading', 3, 6, 'zhù'],
  ])('have no reading over characters: %s', (_name, start, end, words) => {
    expect(passageWords(TEXT, start, end, READINGS)).toBe(words);
  });

  it('are the text where nothing has a reading', () => {
    expect(passageWords(TEXT, 1, 9)).toBe('注(zhù)音(');
  });
});
