import type { ReaderStyle } from './ReaderStyle.ts';
import type { TextStyle } from './TextStyle.ts';

/** No line is longer than this, px; a wide screen has wide margins instead. */
export const MAX_MEASURE = 680;
/** Indent of a paragraph's first line, em. */
export const INDENT = 2;
/** Size of a chapter's title to that of its text; large text needs no title much larger still. */
const HEADING_RATIO = 1.375;
const MAX_HEADING_GROWTH = 7;
const HEADING_LINE_HEIGHT = 1.4;
const MIN_EMS = 4;
const MIN_LINES = 3;
/** Two columns stand side by side only where each holds this many characters. */
const MIN_SPREAD_EMS = 15;
/** Space between two columns, in em, and px at least. */
const SPREAD_GAP_EMS = 3;
const MIN_GAP = 32;

/** The visible area, in px. */
export interface Viewport {
  width: number;
  height: number;
}

export interface PageGeometry {
  /** Space at the left of the column, px; the right is what remains. */
  left: number;
  top: number;
  fontSize: number;
  /** The fonts as CSS takes them: where the page enlarges words, it enlarges their lines too. */
  bodyFont: string;
  headingFont: string;
  /** Columns that are seen at the same time; each is a page of the table. */
  columns: 1 | 2;
  gap: number;
  text: TextStyle;
}

function emsOf({ fontSize, margin }: ReaderStyle, width: number, columns: number, gap: number): number {
  const usable = (width - 2 * margin - (columns - 1) * gap) / columns;
  return Math.floor(Math.min(MAX_MEASURE, usable) / fontSize);
}

export const headingSizeOf = ({ fontSize }: ReaderStyle): number =>
  Math.round(Math.min(fontSize * HEADING_RATIO, fontSize + MAX_HEADING_GROWTH));

/**
 * Where the text of a page stands. The column is a whole number of ems, so that lines of Chinese fall into a grid and
 * need no stretching; the margins take the rest.
 */
export function pageGeometry(style: ReaderStyle, viewport: Viewport): PageGeometry {
  const { fontSize, paragraphGap, textZoom } = style;
  const lineHeight = Math.round(fontSize * style.lineHeight);
  const gap = Math.max(MIN_GAP, Math.round(SPREAD_GAP_EMS * fontSize));
  const columns = style.columns === 2 && emsOf(style, viewport.width, 2, gap) >= MIN_SPREAD_EMS ? 2 : 1;
  const column = Math.max(MIN_EMS, emsOf(style, viewport.width, columns, gap)) * fontSize;

  // The blank above the first line's ink belongs to the margin that is seen.
  const leading = (lineHeight - fontSize) / 2;
  const top = Math.max(0, Math.round(Math.max(24, Math.min(44, viewport.height * 0.045)) - leading / 2));
  const height = Math.max(MIN_LINES * lineHeight, viewport.height - 2 * top);

  const headingSize = headingSizeOf(style);
  const headingLine = Math.round(headingSize * HEADING_LINE_HEIGHT);
  return {
    left: Math.max(0, Math.round((viewport.width - columns * column - (columns - 1) * gap) / 2)),
    top,
    fontSize,
    bodyFont: `400 ${fontSize / textZoom}px/${lineHeight / textZoom}px ${style.fontFamily}`,
    headingFont: `600 ${headingSize / textZoom}px/${headingLine / textZoom}px ${style.headingFamily}`,
    columns,
    gap,
    text: {
      column,
      height,
      lineHeight,
      paragraphGap: Math.round(paragraphGap * fontSize),
      indent: INDENT,
      punctuationCompression: style.punctuationCompression !== false,
      heading: {
        lineHeight: headingLine,
        above: Math.round(lineHeight * 0.75),
        below: lineHeight,
      },
    },
  };
}
