import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTextStyle } from '../testing/aTextStyle.ts';
import { fixedMeasurer } from '../testing/fixedMeasurer.ts';
import { prose } from '../testing/prose.ts';
import { visibleCharacters } from '../testing/visibleCharacters.ts';
import { createTextPages, type TextPages } from './createTextPages.ts';
import type { TextStyle } from './TextStyle.ts';

const pagesOf = (text: string, change: Partial<TextStyle> = {}, title = ''): TextPages =>
  createTextPages({ title, text, style: aTextStyle(change), body: fixedMeasurer(16), heading: fixedMeasurer(24) });

const allPages = (pages: TextPages): number[] => {
  pages.growTo(Infinity);
  return Array.from({ length: pages.pageCount }, (_, page) => page);
};

const drawn = (pages: TextPages, page: number): string[] =>
  pages.setPage(page).paragraphs.flatMap(({ lines }) => lines.map(({ runs }) => runs.map(({ text }) => text).join('')));

const lines = (count: number): string => '字'.repeat(18 + 20 * (count - 1));

describe('pages of a chapter', () => {
  it('fills a page with as many lines as its height holds [READER-41]', () => {
    const pages = pagesOf(lines(25));
    expect(allPages(pages)).toHaveLength(3);
    expect(drawn(pages, 0)).toHaveLength(10);
    expect(drawn(pages, 2)).toHaveLength(5);
  });

  it('has the first page ready before the rest is laid out', () => {
    const pages = pagesOf(Array.from({ length: 500 }, () => lines(5)).join('\n'));
    pages.growTo(1);
    expect(pages.isComplete).toBe(false);
    expect(pages.pageCount).toBeGreaterThanOrEqual(1);
    expect(pages.pageCount).toBeLessThan(5);
    expect(drawn(pages, 0)).toHaveLength(10);
  });

  it('sets the title above the text of the first page only', () => {
    const pages = pagesOf(lines(25), {}, '第一章 山中灯火');
    expect(pages.setPage(0).heading).toEqual(['第一章 山中灯火']);
    expect(drawn(pages, 0)).toHaveLength(7);
    expect(pages.setPage(1).heading).toEqual([]);
  });

  it('keeps two lines of text under a title that would fill the page', () => {
    const pages = pagesOf(lines(25), {}, '很长的标题'.repeat(40));
    expect(drawn(pages, 0)).toHaveLength(2);
    expect(pages.setPage(0).heading.at(-1)).toMatch(/…$/);
  });

  it('never leaves the last line of a paragraph alone at the top of a page', () => {
    const pages = pagesOf(`${lines(8)}\n${lines(3)}`);
    allPages(pages);
    expect(drawn(pages, 0)).toHaveLength(9);
    expect(drawn(pages, 1)).toHaveLength(2);
  });

  it('puts the gap between paragraphs, and none at the top of a page', () => {
    const pages = pagesOf(`${lines(5)}\n${lines(5)}\n${lines(2)}`, { paragraphGap: 15, height: 315 });
    expect(allPages(pages)).toHaveLength(2);
    expect(drawn(pages, 0)).toHaveLength(10);
    expect(drawn(pages, 1)).toHaveLength(2);
  });

  it('lets blank lines take no room at the top or the bottom of a page', () => {
    const pages = pagesOf(`${lines(10)}\n\n${lines(10)}`);
    expect(allPages(pages)).toHaveLength(2);
    expect(drawn(pages, 1)).toHaveLength(10);
  });

  it('shows an empty chapter as one empty page', () => {
    const pages = pagesOf('');
    expect(allPages(pages)).toEqual([0]);
    expect(drawn(pages, 0)).toEqual([]);
    expect(pages.pageAt(7)).toBe(0);
  });

  it('indents only lines that begin a paragraph', () => {
    const pages = pagesOf(lines(25));
    allPages(pages);
    expect(pages.setPage(0).paragraphs.map(({ isIndented }) => isIndented)).toEqual([true]);
    expect(pages.setPage(1).paragraphs.map(({ isIndented }) => isIndented)).toEqual([false]);
  });

  it('stretches each line of a paragraph to its column but the last, which keeps its natural width', () => {
    // No word fits behind seventeen characters; the last line lacks one character of twenty.
    const text = `${'字'.repeat(17)}words${'字'.repeat(17)}词${'字'.repeat(18)}`;
    const { lines: set } = pagesOf(text).setPage(0).paragraphs[0] ?? { lines: [] };
    const widths = set.map(({ runs }) =>
      runs.reduce((sum, { text: run, spacing, before, after }) => {
        return sum + width(run) + spacing * (run === 'words' ? 0 : run.length) + before + after;
      }, 0),
    );
    // The gap behind a line's last character is not seen.
    expect(widths.map((each) => Math.round(each))).toEqual([288, 320, 304]);
    expect(set.at(-1)?.runs).toEqual([{ text: `词${'字'.repeat(18)}`, spacing: 0, before: 0, after: 0 }]);
  });

  it('gives each line its part of the text, blanks before a paragraph with its first line', () => {
    const text = `  ${'字'.repeat(20)}\n${'句'.repeat(3)}`;
    const ends = pagesOf(text)
      .setPage(0)
      .paragraphs.map(({ lines: set }) => set.map(({ start, end }) => text.slice(start, end)));
    expect(ends).toEqual([[`  ${'字'.repeat(17)}`, '字'.repeat(3)], ['句'.repeat(3)]]);
  });

  it('sets blank lines between paragraphs alone, as paragraphs without lines', () => {
    const blank = { isIndented: false, lines: [] };
    const { paragraphs } = pagesOf('\n一\n\n二').setPage(0);
    expect(paragraphs.map(({ isIndented, lines: set }) => ({ isIndented, lines: set.length }))).toEqual([
      { isIndented: true, lines: 1 },
      { isIndented: false, lines: 0 },
      { isIndented: true, lines: 1 },
    ]);
    expect(paragraphs[1]).toEqual(blank);
  });

  it('holds on each page its own paragraphs and no others', () => {
    const pages = pagesOf(`${lines(4)}\n${lines(6)}\n${lines(9)}\n${lines(3)}`);
    const counts = allPages(pages).map((page) => pages.setPage(page).paragraphs.map(({ lines: set }) => set.length));
    expect(counts).toEqual([[4, 6], [9, 1], [2]]);
  });

  it('finds the page of any offset without laying out what follows', () => {
    const pages = pagesOf(Array.from({ length: 500 }, () => lines(5)).join('\n'));
    const page = pages.pageAt(1000);
    expect(pages.isComplete).toBe(false);
    expect(pages.pageStart(page)).toBeLessThanOrEqual(1000);
    expect(pages.pageStart(page + 1)).toBeGreaterThan(1000);
    expect(pages.pageAt(Infinity)).toBe(pages.pageCount - 1);
  });
});

describe('any chapter in any style', () => {
  const style = fc.record({
    column: fc.integer({ min: 6, max: 42 }).map((ems) => ems * 16),
    height: fc.integer({ min: 60, max: 900 }),
    paragraphGap: fc.constantFrom(0, 8, 24),
    punctuationCompression: fc.boolean(),
  });

  it('gives back its text when the pages are joined', () => {
    fc.assert(
      fc.property(prose, style, (text, change) => {
        const pages = pagesOf(text, change, '第一章 雨');
        const shown = allPages(pages).flatMap((page) => drawn(pages, page));
        expect(shown.join('')).toBe(text.replaceAll('\n', ''));
        const cut = allPages(pages).map((page) => text.slice(pages.pageStart(page), pages.pageStart(page + 1)));
        expect(cut.join('')).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('draws no line wider than the column', () => {
    fc.assert(
      fc.property(prose, style, (text, change) => {
        const pages = pagesOf(text, change);
        for (const page of allPages(pages)) {
          for (const { isIndented, lines: set } of pages.setPage(page).paragraphs) {
            set.forEach(({ runs }, at) => {
              const spread = runs.map(({ text: run, spacing, before, after }, index) => {
                const swallowed = index === runs.length - 1 ? width(run) - width(run.trimEnd()) : 0;
                return width(run) - swallowed + spacing * visibleCharacters(run) + before + after;
              });
              const indent = isIndented && at === 0 ? 32 : 0;
              expect(spread.reduce((sum, part) => sum + part, indent)).toBeLessThanOrEqual(change.column + 0.05);
            });
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the place through any change of style', () => {
    fc.assert(
      fc.property(prose, style, style, fc.nat(2000), (text, one, other, raw) => {
        const offset = text === '' ? 0 : raw % text.length;
        for (const pages of [pagesOf(text, one), pagesOf(text, other)]) {
          const page = pages.pageAt(offset);
          pages.growTo(page + 2);
          const end = page + 1 < pages.pageCount ? pages.pageStart(page + 1) : Infinity;
          expect(pages.pageStart(page)).toBeLessThanOrEqual(offset);
          expect(end).toBeGreaterThan(offset);
        }
      }),
      { numRuns: 300 },
    );
  });
});

const width = (run: string): number => fixedMeasurer(16).width(run);
