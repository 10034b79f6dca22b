import { coverPalette } from '../../tokens/coverPalette.ts';
import { LEADING, type VerticalText, verticalText, turnedText } from './verticalText.ts';
import { isLatin, titleLines } from './titleLines.ts';

/** The drawn cover's grid: 100 units wide, 1.335 times as high. */
export const COVER_WIDTH = 100;
export const COVER_HEIGHT = 133.5;

const MARGIN = 9;
const SLIP_PADDING = 4.5;
const TITLE_HEIGHT = 92;
/** Top of a title that stands freely. */
const FREE_TOP = 15;
const AUTHOR_SIZE = 6.5;
const AUTHOR_LENGTH = 6;
/** Width of a Latin letter in its height, on the generous side. */
const LETTER = 0.62;

export interface CoverDesign {
  /** 1 to 8, a ground of the palette. */
  ground: number;
  title: VerticalText;
  author: VerticalText;
  /** The frame of a title slip; other titles stand freely. Both at the right: the upper left is the corner tag's. */
  slip?: { x: number; y: number; width: number; height: number };
  seal: { x: number; y: number };
}

const hash = (text: string): number =>
  Array.from(text).reduce((sum, char) => (sum * 131 + (char.codePointAt(0) ?? 0)) % 99_991, 7);

const sizeOf = (lines: readonly string[], latin: boolean): number => {
  const longest = Math.max(...lines.map((line) => line.length), 1);
  return Math.min(lines.length > 1 ? 12.5 : 17, TITLE_HEIGHT / longest / (latin ? LETTER : LEADING));
};

/** How the cover of a book without a picture is drawn; the same title always looks the same. */
export function coverDesign(title: string, author = ''): CoverDesign {
  const seed = hash(title);
  const latin = isLatin(title);
  const lines = titleLines(title);
  const size = sizeOf(lines, latin);
  const longest = Math.max(...lines.map((line) => line.length), 1);
  const width = lines.length * size * LEADING + SLIP_PADDING * 2;
  const height = longest * size * (latin ? LETTER : LEADING) + SLIP_PADDING * 2;
  const inSlip = Math.floor(seed / coverPalette.length) % 2 === 0;
  const titleBox = inSlip
    ? { right: COVER_WIDTH - MARGIN - SLIP_PADDING, top: MARGIN + SLIP_PADDING, size }
    : { right: COVER_WIDTH - MARGIN - 2, top: FREE_TOP, size };

  const seal = { x: 17, y: COVER_HEIGHT - 16.5 };
  const writer = author.replace(/\s+/gu, '');
  const shown = isLatin(writer) ? '' : Array.from(writer).slice(0, AUTHOR_LENGTH).join('');
  return {
    ground: (seed % coverPalette.length) + 1,
    title: (latin ? turnedText : verticalText)(lines, titleBox),
    author: verticalText([shown], {
      right: seal.x + AUTHOR_SIZE / 2,
      top: seal.y - 8.5 - shown.length * AUTHOR_SIZE * LEADING,
      size: AUTHOR_SIZE,
    }),
    ...(inSlip && { slip: { x: COVER_WIDTH - MARGIN - width, y: MARGIN, width, height } }),
    seal,
  };
}
