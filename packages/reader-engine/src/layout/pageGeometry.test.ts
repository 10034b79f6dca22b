import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageGeometry } from './pageGeometry.ts';
import type { ReaderStyle } from './ReaderStyle.ts';

const style: ReaderStyle = {
  fontSize: 20,
  textZoom: 1,
  lineHeight: 1.75,
  paragraphGap: 0.5,
  margin: 20,
  fontFamily: 'sans-serif',
  headingFamily: 'serif',
};

const columnsAt = (width: number): number => pageGeometry({ ...style, columns: 2 }, { width, height: 800 }).columns;

describe('pageGeometry', () => {
  it('makes the column a whole number of characters and centres it', () => {
    const { left, text } = pageGeometry(style, { width: 390, height: 844 });
    expect(text.column).toBe(340);
    expect(left).toBe(25);
  });

  it('keeps a readable measure on wide screens', () => {
    const { left, text } = pageGeometry(style, { width: 1280, height: 800 });
    expect(text.column).toBe(680);
    expect(left).toBe(300);
  });

  it('sets two columns side by side where both are wide enough, in the middle of the page', () => {
    const { columns, left, gap, text } = pageGeometry({ ...style, columns: 2 }, { width: 1280, height: 800 });
    expect(columns).toBe(2);
    expect(gap).toBe(60);
    expect(text.column).toBe(580);
    expect(2 * left + 2 * text.column + gap).toBe(1280);
    expect(pageGeometry({ ...style, columns: 2 }, { width: 690, height: 800 }).columns).toBe(1);
    expect(pageGeometry(style, { width: 1280, height: 800 }).columns).toBe(1);
  });

  it('tells CSS sizes that are right once the page has enlarged words', () => {
    const { bodyFont, headingFont, text } = pageGeometry(
      { ...style, fontSize: 40, textZoom: 2 },
      { width: 390, height: 844 },
    );
    expect(text.lineHeight).toBe(70);
    expect([bodyFont, headingFont]).toEqual(['400 20px/35px sans-serif', '600 23.5px/33px serif']);
  });

  it('sets them from fifteen characters each on', () => {
    expect([columnsAt(2 * 20 + 60 + 2 * 300 - 1), columnsAt(2 * 20 + 60 + 2 * 300)]).toEqual([1, 2]);
  });

  it.each([
    [14, 19, 27],
    [20, 27, 38],
    [32, 39, 55],
  ])('gives text of %i px a title of %i px in lines of %i', (fontSize, size, lineHeight) => {
    const { headingFont, text } = pageGeometry({ ...style, fontSize }, { width: 390, height: 844 });
    expect(headingFont).toBe(`600 ${size}px/${lineHeight}px serif`);
    expect(text.heading.lineHeight).toBe(lineHeight);
  });

  it('sets a title three quarters of a line below the top and a line above the text', () => {
    const { text } = pageGeometry(style, { width: 390, height: 844 });
    expect(text).toMatchObject({ lineHeight: 35, heading: { above: 26, below: 35 } });
  });

  it.each([
    ['a low window', 400, style.lineHeight, 20],
    ['a phone', 844, style.lineHeight, 34],
    ['a tall window', 1600, style.lineHeight, 40],
    ['lines far apart', 844, 9, 0],
  ])('counts half of the space between lines to the margin at the top: %s', (_, height, lineHeight, top) => {
    const geometry = pageGeometry({ ...style, lineHeight }, { width: 390, height });
    expect([geometry.top, geometry.text.height]).toEqual([top, height - 2 * top]);
  });

  it('holds three lines in a window that has no room for them', () => {
    expect(pageGeometry(style, { width: 390, height: 60 }).text.height).toBe(3 * 35);
  });

  it('compresses punctuation unless the reader switched it off', () => {
    const viewport = { width: 390, height: 844 };
    expect(pageGeometry(style, viewport).text.punctuationCompression).toBe(true);
    expect(pageGeometry({ ...style, punctuationCompression: false }, viewport).text.punctuationCompression).toBe(false);
  });

  it('fits every size from 14 to 32 px on every screen from 320 px', () => {
    const setting = fc.record({
      fontSize: fc.integer({ min: 14, max: 32 }),
      margin: fc.constantFrom(12, 20, 28, 40),
      width: fc.integer({ min: 320, max: 1440 }),
      height: fc.integer({ min: 320, max: 1600 }),
      asked: fc.constantFrom(1 as const, 2 as const),
    });
    fc.assert(
      fc.property(setting, ({ fontSize, margin, width, height, asked }) => {
        const asStyled = { ...style, fontSize, margin, columns: asked };
        const { left, top, text, columns, gap } = pageGeometry(asStyled, { width, height });
        expect(left).toBeGreaterThanOrEqual(margin - 1);
        expect(left + columns * text.column + (columns - 1) * gap).toBeLessThanOrEqual(width - margin + 1);
        expect(top * 2 + text.height).toBeLessThanOrEqual(height);
        expect(text.column % fontSize).toBe(0);
        expect(text.height / text.lineHeight).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});
