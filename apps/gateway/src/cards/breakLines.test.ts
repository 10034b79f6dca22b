import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breakLines } from './breakLines.ts';

it.each([
  ['山中灯火', ['山中灯火']],
  ['一二三四五六七八', ['一二三四五', '六七八']],
  ['一二三四五，六七', ['一二三四五，', '六七']],
  ['一二三四五六七八九十一', ['一二三四五', '六七八九…']],
  ['abcdefgh ij', ['abcdefgh', 'ij']],
  ['old man sea', ['old man', 'sea']],
  ['abcdefghijk', ['abcdefgh', 'ijk']],
  ['  ', []],
])('%j is broken into %j', (text, lines) => {
  expect(breakLines(text, { width: 5, lines: 2 })).toEqual(lines);
});

it('is never more than its lines, none wider than it may be but for closing marks, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 20 }), (text, width) => {
      const lines = breakLines(text, { width, lines: 3 });
      expect(lines.length).toBeLessThanOrEqual(3);
      const longest = Math.max(0, ...lines.map((line) => [...line.replace(/[^\p{L}\p{N}]/gu, '')].length));
      expect(longest).toBeLessThanOrEqual(width / 0.56);
    }),
  );
});
