import type { ReaderFont } from '@shuye/reader-engine/paged';

export interface Quotation {
  quote: string;
  title: string;
  author: string;
  chapterTitle: string;
}

/** Lines of a text in a column. Lengths of the picture are px of a phone 360 wide. */
type LinesOf = (text: string, font: ReaderFont, column: number) => readonly string[];

interface Line {
  text: string;
  /** The height of the baseline. */
  y: number;
}

export interface QuoteLayout {
  width: number;
  height: number;
  left: number;
  quote: { font: ReaderFont; lines: readonly Line[]; top: number; bottom: number };
  title: { font: ReaderFont; lines: readonly Line[] };
  source: { font: ReaderFont; lines: readonly Line[] };
  seal: { x: number; y: number; size: number };
}

export const PICTURE_WIDTH = 360;
const MARGIN = 36;
const TOP = 64;
const ABOVE_FOOT = 64;
const LEAST_HEIGHT = 360;
const SEAL = 40;
const GAP = 16;

/** Longer quotations are written smaller: characters up to which a size is taken, px. */
const SIZES = [
  [60, 24],
  [140, 21],
  [360, 18],
  [Number.POSITIVE_INFINITY, 16],
] as const;
const LEADING = 1.8;
/** A title of more lines than that ends in dots. */
const MAX_TITLE_LINES = 2;

const sizeOf = (length: number): number => SIZES.find(([most]) => length <= most)?.[1] ?? 16;

function atMost(lines: readonly string[], most: number): readonly string[] {
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  return [
    ...kept.slice(0, -1),
    `${Array.from(kept[most - 1] ?? '')
      .slice(0, -1)
      .join('')}…`,
  ];
}

const set = (lines: readonly string[], top: number, font: ReaderFont, leading: number) => {
  const step = font.size * leading;
  // Half of the leading lies above a line, and a song face stands on about 0.86 of its size.
  const first = top + (step - font.size) / 2 + font.size * 0.86;
  return {
    font,
    lines: lines.map((text, at) => ({ text, y: Math.round(first + at * step) })),
    bottom: Math.round(top + lines.length * step),
  };
};

/** Places everything of a picture, which is as high as its quotation is long. */
export function quoteLayout(quotation: Quotation, family: string, sans: string, linesOf: LinesOf): QuoteLayout {
  const column = PICTURE_WIDTH - 2 * MARGIN;
  const besideSeal = column - SEAL - GAP;
  const text = quotation.quote.trim();
  const font = { family, size: sizeOf(Array.from(text).length), weight: 400 as const };
  const lines = linesOf(text, font, column);
  const quoteHeight = lines.length * font.size * LEADING;

  const titleFont = { family, size: 16, weight: 600 as const };
  const sourceFont = { family: sans, size: 12, weight: 400 as const };
  const titleLines = atMost(linesOf(`《${quotation.title}》`, titleFont, besideSeal), MAX_TITLE_LINES);
  const words = [quotation.author, quotation.chapterTitle].filter((word) => word !== '').join(' · ');
  const sourceLines = atMost(linesOf(words, sourceFont, besideSeal), MAX_TITLE_LINES);
  const footHeight = titleLines.length * 16 * 1.4 + 4 + sourceLines.length * 12 * 1.5;
  const footTop = Math.max(TOP + quoteHeight + ABOVE_FOOT, LEAST_HEIGHT - MARGIN - footHeight);
  // A short one stands in the middle of its page.
  const top = Math.round(TOP + (footTop - TOP - quoteHeight - ABOVE_FOOT) / 2);
  const quote = set(lines, top, font, LEADING);
  const title = set(titleLines, footTop, titleFont, 1.4);
  const source = set(sourceLines, title.bottom + 4, sourceFont, 1.5);

  return {
    width: PICTURE_WIDTH,
    height: Math.round(Math.max(source.bottom, footTop + SEAL) + MARGIN),
    left: MARGIN,
    quote: { ...quote, top },
    title,
    source,
    seal: { x: PICTURE_WIDTH - MARGIN - SEAL, y: Math.round(footTop + 2), size: SEAL },
  };
}
