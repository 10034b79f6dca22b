import type { TextMeasurer } from '../measurer/TextMeasurer.ts';
import { createParagraphBreaker } from './createParagraphBreaker.ts';

/** The lines of a text in a column, broken as pages are, for what is drawn outside of them. `column` in px of the measurer. */
export function textLines(text: string, measurer: TextMeasurer, column: number): readonly string[] {
  const read = createParagraphBreaker(measurer, { column, indent: 0, punctuationCompression: false });
  let from = 0;
  return text.split('\n').flatMap((paragraph) => {
    const to = from + paragraph.length;
    const { units, lines } = read(text, from, to);
    from = to + 1;
    return lines.map((unit, at) => text.slice(units.start[unit], units.start[lines[at + 1] ?? units.count]).trim());
  });
}
