import { describe, expect, it } from 'vitest';
import { aReaderStyle } from '../testing/mountView.ts';
import { pageGeometry } from './pageGeometry.ts';

const viewport = { width: 390, height: 844 };

describe('paragraphs', () => {
  it.each([14, 20, 32])('begin with two characters of blank, in %i px', (fontSize) => {
    expect(pageGeometry(aReaderStyle({ fontSize }), viewport).text.indent).toBe(2);
  });

  it.each([
    [20, 0, 0],
    [20, 0.5, 10],
    [18, 1, 18],
    [17, 0.5, 9],
  ])('in %i px are parted by %f em, which is %i px', (fontSize, paragraphGap, gap) => {
    expect(pageGeometry(aReaderStyle({ fontSize, paragraphGap }), viewport).text.paragraphGap).toBe(gap);
  });
});
