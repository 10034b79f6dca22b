import { books } from 'virtual:sample-books';
import { describe, expect, it } from 'vitest';
import { aTextStyle } from '../testing/aTextStyle.ts';
import { chaptersOf } from '../testing/chaptersOf.ts';
import { fixedMeasurer } from '../testing/fixedMeasurer.ts';
import { createTextPages } from './createTextPages.ts';
import { isForbiddenAtEnd, isForbiddenAtStart } from './lineEnds.ts';
import { visibleCharacters } from '../testing/visibleCharacters.ts';
import type { LineRun } from './setLine.ts';

const EM = 16;
const measurer = fixedMeasurer(EM);

interface DrawnLine {
  start: number;
  end: number;
  width: number;
  text: string;
}

/** Width of a line as it is drawn, without the spaces that its end swallows, px. */
const widthOf = (runs: readonly LineRun[]): number =>
  runs.reduce((sum, { text, spacing, before, after }, at) => {
    const shown = at === runs.length - 1 ? text.trimEnd() : text;
    return sum + measurer.width(shown) + spacing * visibleCharacters(text) + before + after;
  }, 0);

function linesOf(text: string, ems: number, punctuationCompression: boolean): { lines: DrawnLine[]; pages: string } {
  const style = aTextStyle({ column: ems * EM, height: 600, punctuationCompression });
  const pages = createTextPages({ title: '', text, style, body: measurer, heading: fixedMeasurer(24) });
  pages.growTo(Infinity);
  const lines: DrawnLine[] = [];
  let joined = '';
  for (let page = 0; page < pages.pageCount; page++) {
    joined += text.slice(pages.pageStart(page), pages.pageStart(page + 1));
    for (const paragraph of pages.setPage(page).paragraphs) {
      paragraph.lines.forEach(({ start, end, runs }, at) => {
        const indent = paragraph.isIndented && at === 0 ? style.indent * EM : 0;
        lines.push({ start, end, width: widthOf(runs) + indent, text: runs.map((run) => run.text).join('') });
      });
    }
  }
  return { lines, pages: joined };
}

/**
 * The one exception: a row of one and the same mark that is longer than a line, such as the leaders of a printed table of
 * contents, has to be broken somewhere, and every place in it is before such a mark.
 */
function liesInEndlessRow(text: string, at: number, column: number): boolean {
  const mark = text.charAt(at);
  let from = at;
  let to = at;
  while (text.charAt(from - 1) === mark) from--;
  while (text.charAt(to) === mark) to++;
  return from < at && measurer.width(text.slice(from, to)) > column - 2 * EM;
}

describe.each(books)('$name, set in lines', ({ text: book }) => {
  const chapters = chaptersOf(book);

  it.each([
    [10, true],
    [18, true],
    [19, false],
    [34, true],
  ])('of %i characters, squeezed: %s, breaks no rule and loses nothing', (ems, punctuationCompression) => {
    const column = ems * EM;
    for (const text of chapters) {
      const { lines, pages } = linesOf(text, ems, punctuationCompression);
      expect(pages).toBe(text);
      expect(lines.map((line) => line.text).join('')).toBe(text.replaceAll('\n', ''));

      const isInside = (offset: number): boolean =>
        offset > 0 && offset < text.length && text.charAt(offset - 1) !== '\n';
      const badStarts = lines.filter(
        ({ start }) =>
          isInside(start) && isForbiddenAtStart(text.charAt(start)) && !liesInEndlessRow(text, start, column),
      );
      const badEnds = lines.filter(
        ({ start, end }) =>
          text.charAt(end) !== '\n' &&
          end < text.length &&
          isForbiddenAtEnd(text.slice(start, end).trimEnd().slice(-1)),
      );
      expect([...badStarts, ...badEnds].map(({ start, end }) => text.slice(start - 8, end + 4))).toEqual([]);
      expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(column + 0.05);
    }
  });
});
