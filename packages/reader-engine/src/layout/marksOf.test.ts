import { describe, expect, it } from 'vitest';
import { fixedMeasurer } from '../testing/fixedMeasurer.ts';
import { createParagraphBreaker } from './createParagraphBreaker.ts';
import { UnitFlag } from './createUnits.ts';
import { marksOf } from './marksOf.ts';

const COMMA = '，'.charCodeAt(0);
const QUOTE = '“'.charCodeAt(0);

describe('the marks of a font', () => {
  it('have a width, the blank on their own side, and where they may stand in a line', () => {
    const marks = marksOf(fixedMeasurer(16));
    expect(marks(COMMA)).toEqual({ width: 16, blankBefore: 0, blankAfter: 8, flags: UnitFlag.NeverFirst });
    expect(marks(QUOTE)).toEqual({ width: 16, blankBefore: 8, blankAfter: 0, flags: UnitFlag.NeverLast });
    expect(marks('①'.charCodeAt(0))).toEqual({ width: 16, blankBefore: 0, blankAfter: 0, flags: 0 });
  });

  it('are measured once for all the chapters that a font sets', () => {
    const asked: string[] = [];
    const fixed = fixedMeasurer(16);
    const measurer = {
      ...fixed,
      width: (run: string) => {
        asked.push(run);
        return fixed.width(run);
      },
    };
    const text = '他说，雨，又下了，“又”“下”了，';
    for (let chapter = 0; chapter < 3; chapter++) {
      createParagraphBreaker(measurer, { column: 160, indent: 32, punctuationCompression: true })(text, 0, text.length);
    }
    expect(asked.sort()).toEqual(['“', '”', '，']);
  });
});
