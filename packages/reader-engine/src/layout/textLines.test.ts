import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedMeasurer } from '../testing/fixedMeasurer.ts';
import { textLines } from './textLines.ts';

const EM = 16;
const lines = (text: string, ems: number) => textLines(text, fixedMeasurer(EM), ems * EM);

describe('lines of a text outside of pages', () => {
  it('are broken as those of pages, a paragraph at a time', () => {
    expect(lines('一二三四，五六\n七八', 4)).toEqual(['一二三', '四，五六', '七八']);
  });

  it('hold all of the text, and no emoji is cut', () => {
    const pieces = fc.constantFrom('灯', '，', '火', '。', '👨‍👩‍👧‍👦', '🇨🇳', 'word', '「', '」', '\n');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), fc.integer({ min: 4, max: 20 }), (parts, ems) => {
        const text = parts.join('');
        const made = lines(text, ems);
        expect(made.join('')).toBe(text.replace(/\n/g, ''));
        for (const line of made) expect(line).not.toMatch(/^[\u200D\uDC00-\uDFFF]|[\u200D\uD800-\uDBFF]$/);
      }),
      { numRuns: 200 },
    );
  });
});
