import type { TextMeasurer } from '../measurer/TextMeasurer.ts';
import { createParagraphBreaker } from './createParagraphBreaker.ts';
import { headingBreaks } from './headingBreaks.ts';

export interface HeadingRequest {
  title: string;
  /** px */
  column: number;
  measurer: TextMeasurer;
  most: number;
}

const ELLIPSIS = '…';

/**
 * A title broken into lines: where its number, a mark or a space parts it, else into lines of about the same length, none
 * left with a single character. A title that needs more lines than may be shown fills them and ends in an ellipsis.
 */
export function headingLines({ title, column, measurer, most }: HeadingRequest): string[] {
  const read = createParagraphBreaker(measurer, { column, indent: 0, punctuationCompression: false });
  const { units, lines: filled } = read(title, 0, title.length);
  const words = (first: number, end = units.count): string =>
    title.slice(units.start[first] ?? 0, units.start[end] ?? title.length).trim();
  const texts = (lines: readonly number[]): string[] => lines.map((first, at) => words(first, lines[at + 1]));

  const lines = headingBreaks(title, units, column) ?? filled;
  if (lines.length <= most) return texts(lines);
  const last = filled[most - 1];
  if (last === undefined || filled.length === most) return texts(filled);

  const cut = Array.from(words(last, filled[most]));
  while (cut.length > 1 && measurer.width(cut.join('') + ELLIPSIS) > column) cut.pop();
  return [...texts(filled).slice(0, most - 1), cut.join('').trim() + ELLIPSIS];
}
