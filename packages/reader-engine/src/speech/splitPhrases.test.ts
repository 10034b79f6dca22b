import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prose } from '../testing/prose.ts';
import { splitPhrases } from './splitPhrases.ts';

describe('a sentence in breaths', () => {
  it('stays whole where one breath is enough', () => {
    expect(splitPhrases('雨停了，他走了。', 20)).toEqual(['雨停了，他走了。']);
    expect(splitPhrases('', 20)).toEqual([]);
  });

  it('is cut behind the last pause that a breath reaches', () => {
    expect(splitPhrases('雨停了，他走了，巷口的灯还亮着。', 10)).toEqual(['雨停了，他走了，', '巷口的灯还亮着。']);
    expect(splitPhrases('他说：“走吧！”于是大家都走了。', 9)).toEqual(['他说：“走吧！”', '于是大家都走了。']);
  });

  it('is cut where it must without a pause, never inside a character', () => {
    expect(splitPhrases('一二三四五六七', 3)).toEqual(['一二三', '四五六', '七']);
    expect(splitPhrases('𠮷𠮷𠮷', 3)).toEqual(['𠮷', '𠮷', '𠮷']);
  });

  it('loses nothing, and no breath is longer than it may be', () => {
    fc.assert(
      fc.property(prose, fc.integer({ min: 2, max: 60 }), (text, most) => {
        const breaths = splitPhrases(text, most);
        expect(breaths.join('')).toBe(text);
        for (const { length } of breaths) {
          expect(length).toBeGreaterThan(0);
          expect(length).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});
