import type { TextMeasurer } from '../measurer/TextMeasurer.ts';
import type { ChapterPages } from '../place/ChapterPages.ts';
import { createPageTable } from './createPageTable.ts';
import { createParagraphBreaker } from './createParagraphBreaker.ts';
import { headingLines } from './headingLines.ts';
import { setLine, type LineRun } from './setLine.ts';
import type { TextStyle } from './TextStyle.ts';

export interface TextPagesRequest {
  title: string;
  text: string;
  style: TextStyle;
  body: TextMeasurer;
  heading: TextMeasurer;
}

/** A line ready to be drawn. `start` and `end` are offsets in the text that is drawn, the paragraph's line feed left out. */
export interface SetLine {
  start: number;
  end: number;
  runs: readonly LineRun[];
}

export interface SetParagraph {
  isIndented: boolean;
  lines: readonly SetLine[];
}

export interface SetPage {
  /** Lines of the chapter's title; only on the first page. */
  heading: readonly string[];
  /** A blank line is a paragraph without lines. */
  paragraphs: readonly SetParagraph[];
}

export interface TextPages extends ChapterPages {
  setPage: (page: number) => SetPage;
}

/** Lines of text that always stand below a heading on its page. */
const LINES_KEPT_WITH_HEADING = 2;

function linesOfHeading({ title, style, heading }: TextPagesRequest): string[] {
  const { above, below, lineHeight } = style.heading;
  const free = style.height - above - below - LINES_KEPT_WITH_HEADING * style.lineHeight;
  const most = Math.max(1, Math.floor(free / lineHeight));
  return headingLines({ title, column: style.column, measurer: heading, most });
}

/**
 * Lays a chapter of plain text out by arithmetic, without the browser. A paragraph is cut into units of known width
 * (`parseUnits`), the boundaries between them say where lines may break and what marks give up (`joinUnits`), lines end
 * where they fill the column best (`lineEnd`), and pages are cut from the lines (`createPageTable`). Only offsets are
 * kept; a page is set in runs (`setLine`) when it is drawn.
 */
export function createTextPages(request: TextPagesRequest): TextPages {
  const { text, style, body } = request;
  const { column, punctuationCompression } = style;
  const { em } = body;
  const indent = style.indent * em;
  const heading = linesOfHeading(request);
  const headingHeight =
    heading.length === 0 ? 0 : style.heading.above + heading.length * style.heading.lineHeight + style.heading.below;
  const read = createParagraphBreaker(body, { column, indent, punctuationCompression });
  const table = createPageTable({ ...style, text, read, headingHeight });

  const setParagraph = (from: number, to: number, first: number, end: number): SetParagraph => {
    const { units, lines } = read(text, from, to);
    const set: SetLine[] = [];
    lines.forEach((unit, at) => {
      const next = lines[at + 1] ?? units.count;
      const start = at === 0 ? from : (units.start[unit] ?? from);
      if (start < first || start >= end) return;
      const lineColumn = at === 0 ? column - indent : column;
      const justify = at + 1 < lines.length;
      const runs = setLine({
        text,
        units,
        first: unit,
        end: next,
        column: lineColumn,
        em,
        punctuationCompression,
        justify,
      });
      set.push({ start, end: units.start[next] ?? to, runs });
    });
    return { isIndented: from >= first, lines: set };
  };

  return {
    get pageCount() {
      return table.pageCount;
    },
    get isComplete() {
      return table.isComplete;
    },
    growTo: table.growTo,
    pageAt: table.pageAt,
    pageStart: table.pageStart,
    setPage(page) {
      table.growTo(page + 1);
      const first = table.pageStart(page);
      const end = table.pageEnd(page);
      const paragraphs: SetParagraph[] = [];
      const paragraph = first === 0 ? 0 : text.lastIndexOf('\n', first - 1) + 1;
      for (let from = paragraph; from < end;) {
        const feed = text.indexOf('\n', from);
        const to = feed === -1 ? text.length : feed;
        if (to > from) paragraphs.push(setParagraph(from, to, first, end));
        else if (paragraphs.length > 0) paragraphs.push({ isIndented: false, lines: [] });
        from = to + 1;
      }
      return { heading: page === 0 ? heading : [], paragraphs };
    },
  };
}
