import type { TextMeasurer } from '../measurer/TextMeasurer.ts';
import { createParagraphReader } from './createParagraphReader.ts';

export interface HeadingRequest {
  title: string;
  /** px */
  column: number;
  measurer: TextMeasurer;
  /** Lines that may be shown. */
  most: number;
}

function linesIn(title: string, column: number, measurer: TextMeasurer): string[] {
  const { units, lines } = createParagraphReader(measurer, { column, indent: 0, squeeze: false })(
    title,
    0,
    title.length,
  );
  return lines.map((unit, at) => {
    const next = lines[at + 1];
    return title.slice(units.start[unit] ?? 0, next === undefined ? title.length : units.start[next]).trim();
  });
}

/**
 * A title broken into lines of about the same length: as few as the column allows, none left with a single character.
 * A title that needs more lines than may be shown ends in an ellipsis.
 */
export function headingLines({ title, column, measurer, most }: HeadingRequest): string[] {
  if (title === '') return [];
  let lines = linesIn(title, column, measurer);
  for (let narrower = column - measurer.em; lines.length > 1 && narrower > column / 2; narrower -= measurer.em) {
    const narrow = linesIn(title, narrower, measurer);
    if (narrow.length > lines.length) break;
    lines = narrow;
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').slice(0, -1)}…`];
}
