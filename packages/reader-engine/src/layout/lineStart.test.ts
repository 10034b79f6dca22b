import { describe, expect, it } from 'vitest';
import { aTextStyle } from '../testing/aTextStyle.ts';
import { fixedMeasurer } from '../testing/fixedMeasurer.ts';
import { createTextPages, type SetParagraph } from './createTextPages.ts';

const EM = 16;

/** A paragraph without an indent, in lines of so many characters. */
function setIn(ems: number, text: string, punctuationCompression = true): SetParagraph {
  const style = aTextStyle({ column: ems * EM, indent: 0, punctuationCompression });
  const pages = createTextPages({ title: '', text, style, body: fixedMeasurer(EM), heading: fixedMeasurer(24) });
  const [paragraph] = pages.setPage(0).paragraphs;
  if (!paragraph) throw new Error('nothing is set');
  return paragraph;
}

const linesOf = (paragraph: SetParagraph): string[] =>
  paragraph.lines.map(({ runs }) => runs.map(({ text }) => text).join(''));
const startOf = (paragraph: SetParagraph, line: number): number | undefined => paragraph.lines[line]?.runs[0]?.before;

describe('an opening mark at the start of a line', () => {
  it('gives up its blank, and stands flush with the text', () => {
    const paragraph = setIn(4, '一二三四“五六七八九');
    expect(linesOf(paragraph)[1]).toMatch(/^“/);
    expect(startOf(paragraph, 1)).toBe(-EM / 2);
  });

  it('leaves its room to the rest of the line', () => {
    expect(linesOf(setIn(4, '一二三四“五六七，八九'))).toEqual(['一二三四', '“五六七，', '八九']);
    expect(linesOf(setIn(4, '一二三四“五六七，八九', false))[1]).toBe('“五六');
  });

  it('keeps its blank where a paragraph begins, and where punctuation is not compressed', () => {
    expect(startOf(setIn(4, '“一二三四五'), 0)).toBe(0);
    expect(startOf(setIn(4, '一二三四“五六七八九', false), 1)).toBe(0);
  });
});
