import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ParagraphBreaker } from './createParagraphBreaker.ts';
import { createPageTable, type PageTable, type PageTableRequest } from './createPageTable.ts';
import { createUnits } from './createUnits.ts';

/** Four characters a line, each a unit of its own; blanks before the first belong to no unit, as in a true paragraph. */
const inFours: ParagraphBreaker = (text, from, to) => {
  const units = createUnits(to - from);
  const first = from + text.slice(from, to).search(/[^ ]/);
  units.count = to - first;
  for (let at = 0; at < units.count; at++) units.start[at] = first + at;
  return { units, lines: Array.from({ length: Math.ceil(units.count / 4) }, (_, line) => line * 4) };
};

/** Lines of 10 px on pages of 30 px, without gaps or a heading. */
const aTable = (text: string, request: Partial<PageTableRequest> = {}): PageTable =>
  createPageTable({ text, read: inFours, height: 30, lineHeight: 10, paragraphGap: 0, headingHeight: 0, ...request });

/** The words of each page, as the table cuts them. */
function pagesOf(table: PageTable, text: string): string[] {
  table.growTo(Infinity);
  return Array.from({ length: table.pageCount }, (_, page) => text.slice(table.pageStart(page), table.pageEnd(page)));
}

const cut = (text: string, request?: Partial<PageTableRequest>): string[] => pagesOf(aTable(text, request), text);

it('fills each page with the lines that have room', () => {
  expect(cut('一一一一二二二二三三三三四四四四五五')).toEqual(['一一一一二二二二三三三三', '四四四四五五']);
});

it('leaves the room of the heading on the first page alone', () => {
  const text = '一一一一二二二二三三三三四四四四五五五五六六';
  expect(cut(text, { headingHeight: 20 })).toEqual(['一一一一', '二二二二三三三三四四四四', '五五五五六六']);
});

it('puts a line on the first page even when the heading fills it', () => {
  expect(cut('一一一一二二二二', { headingHeight: 40 })).toEqual(['一一一一', '二二二二']);
});

it('puts a gap between paragraphs that stand on one page, and none at its top', () => {
  const text = '一一\n二二\n三三\n四四';
  expect(cut(text, { paragraphGap: 5 })).toEqual(['一一\n二二\n', '三三\n四四']);
  expect(cut(text, { paragraphGap: 5, height: 25 })).toEqual(['一一\n二二\n', '三三\n四四']);
  expect(cut(text, { paragraphGap: 6, height: 25 })).toEqual(['一一\n', '二二\n', '三三\n', '四四']);
});

it('puts no gap between the lines of a paragraph', () => {
  expect(cut('一一一一二二二二三三三三', { paragraphGap: 30 })).toEqual(['一一一一二二二二三三三三']);
});

it('gives blank lines no room at the top or at the end of a page, and a line between', () => {
  expect(cut('\n\n一一\n二二\n三三\n\n四四')).toEqual(['\n\n一一\n二二\n三三\n\n', '四四']);
  expect(cut('一一\n\n二二\n三三')).toEqual(['一一\n\n二二\n', '三三']);
});

it('has a page for a chapter of blank lines', () => {
  expect(cut('\n\n')).toEqual(['\n\n']);
});

it('never leaves the last line of a paragraph alone at the top of a page', () => {
  expect(cut('一一\n二二二二三三三三四四')).toEqual(['一一\n二二二二', '三三三三四四']);
  // The next page counts both lines that came along.
  expect(cut('一一\n二二二二三三三三四四\n五五\n六六')).toEqual(['一一\n二二二二', '三三三三四四\n五五\n', '六六']);
});

it('leaves the last line alone where the page before would be empty, or where it is the whole paragraph', () => {
  expect(cut('一一一一二二', { height: 10 })).toEqual(['一一一一', '二二']);
  expect(cut('一一\n二二\n三三\n四四')).toEqual(['一一\n二二\n三三\n', '四四']);
});

it('counts blanks before a paragraph to its first line', () => {
  expect(cut('一一\n二二\n三三\n  四四')).toEqual(['一一\n二二\n三三\n', '  四四']);
});

it('lays out no more than is asked for', () => {
  let paragraphs = 0;
  const text = '一一\n'.repeat(30);
  const table = aTable(text, {
    read: (...paragraph) => {
      paragraphs += 1;
      return inFours(...paragraph);
    },
  });
  expect([table.pageCount, table.isComplete, paragraphs]).toEqual([0, false, 0]);
  table.growTo(2);
  // The paragraph that begins the third page ends the second.
  expect([table.pageCount, table.isComplete, paragraphs]).toEqual([2, false, 7]);
  table.growTo(2);
  expect(paragraphs).toBe(7);
  expect(table.pageAt(text.indexOf('一', 3 * 10))).toBe(3);
  expect(paragraphs).toBe(13);
  table.growTo(Infinity);
  expect([table.pageCount, table.isComplete, paragraphs]).toEqual([10, true, 30]);
});

it('finds the page of an offset, at both of its ends and beyond the text', () => {
  const text = '一一一一二二二二三三三三四四四四五五';
  const table = aTable(text);
  expect([-1, 0, 11, 12, 17, 18, 1000].map((offset) => table.pageAt(offset))).toEqual([0, 0, 0, 1, 1, 1, 1]);
});

it('begins pages beyond the last where the text ends', () => {
  const table = aTable('一一一一');
  table.growTo(Infinity);
  expect([table.pageStart(1), table.pageStart(7), table.pageEnd(0), table.pageEnd(7)]).toEqual([4, 4, 4, 4]);
});

it('has one page for a chapter without text', () => {
  const table = aTable('');
  expect([table.isComplete, table.pageCount, table.pageAt(0), table.pageAt(3)]).toEqual([true, 1, 0, 0]);
});

const chapterText = fc
  .array(fc.integer({ min: 0, max: 18 }), { maxLength: 30 })
  .map((lengths) => lengths.map((length) => '字'.repeat(length)).join('\n'));

it('loses and repeats nothing, finds every offset again, and fills no page beyond its height', () => {
  fc.assert(
    fc.property(
      chapterText,
      fc.integer({ min: 10, max: 60 }),
      fc.integer({ min: 0, max: 15 }),
      fc.integer({ min: 0, max: 40 }),
      (text, height, paragraphGap, headingHeight) => {
        const request = { height, paragraphGap, headingHeight };
        const pages = cut(text, request);
        expect(pages.join('')).toBe(text);

        const found = aTable(text, request);
        let offset = 0;
        for (const [page, words] of pages.entries()) {
          for (const end = offset + words.length; offset < end; offset++) expect(found.pageAt(offset)).toBe(page);
        }

        for (const [page, words] of pages.entries()) {
          const paragraphs = words.replace(/^\n+/, '').replace(/\n+$/, '').split('\n');
          const lines = paragraphs.reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / 4)), 0);
          const room = height - (page === 0 ? headingHeight : 0);
          const needed = lines * 10 + (paragraphs.length - 1) * paragraphGap;
          // A page that holds one line holds it however low it is; a gap after blank lines may be left out.
          if (lines > 2) expect(needed).toBeLessThanOrEqual(room);
        }
      },
    ),
  );
});
