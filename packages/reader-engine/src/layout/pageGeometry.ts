import type { ReaderStyle } from './ReaderStyle.ts';
import type { TextStyle } from './TextStyle.ts';

/** No line is longer than this, px; a wide screen has wide margins instead. */
export const MAX_MEASURE = 680;
/** Indent of a paragraph, in em. */
export const INDENT = 2;
/** Size of a chapter's title to that of its text; large text needs no title much larger still. */
const HEADING_RATIO = 1.375;
const MOST_HEADING_GROWTH = 7;
const HEADING_LINE_HEIGHT = 1.4;
const LEAST_EMS = 4;
const LEAST_LINES = 3;

export interface Viewport {
  /** px */
  width: number;
  height: number;
}

export interface PageGeometry {
  /** Space at the left of the column, px; the right is what remains. */
  left: number;
  /** Space above and below the text area, px. */
  top: number;
  fontSize: number;
  headingSize: number;
  text: TextStyle;
}

/**
 * Where the text of a page stands. The column is a whole number of ems, so that lines of Chinese fall into a grid and
 * need no stretching; the margins take the rest.
 */
export function pageGeometry(style: ReaderStyle, viewport: Viewport): PageGeometry {
  const { fontSize, margin, paragraphGap } = style;
  const lineHeight = Math.round(fontSize * style.lineHeight);
  const width = Math.min(MAX_MEASURE, viewport.width - 2 * margin);
  const column = Math.max(LEAST_EMS, Math.floor(width / fontSize)) * fontSize;

  // The blank above the first line's ink belongs to the margin that is seen.
  const leading = (lineHeight - fontSize) / 2;
  const top = Math.max(0, Math.round(Math.max(24, Math.min(44, viewport.height * 0.045)) - leading / 2));
  const height = Math.max(LEAST_LINES * lineHeight, viewport.height - 2 * top);

  const headingSize = Math.round(Math.min(fontSize * HEADING_RATIO, fontSize + MOST_HEADING_GROWTH));
  return {
    left: Math.max(0, Math.round((viewport.width - column) / 2)),
    top,
    fontSize,
    headingSize,
    text: {
      column,
      height,
      lineHeight,
      paragraphGap: Math.round(paragraphGap * fontSize),
      indent: INDENT,
      squeeze: true,
      heading: {
        lineHeight: Math.round(headingSize * HEADING_LINE_HEIGHT),
        above: Math.round(lineHeight * 0.75),
        below: lineHeight,
      },
    },
  };
}
