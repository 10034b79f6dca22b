import type { TextMeasurer } from '../measurer/TextMeasurer.ts';
import { createUnits, unitsFor, type Units } from './createUnits.ts';
import { joinUnits } from './joinUnits.ts';
import { lineEnd } from './lineEnd.ts';
import { parseUnits } from './parseUnits.ts';

/** Lengths in px. */
export interface ParagraphStyle {
  column: number;
  indent: number;
  punctuationCompression: boolean;
}

export interface Paragraph {
  units: Units;
  lines: readonly number[];
}

/** Reads one paragraph at a time; the answer is good until the next one is read, because the arrays are used again. */
export type ParagraphBreaker = (text: string, from: number, to: number) => Paragraph;

const FIRST_CAPACITY = 512;

export function createParagraphBreaker(measurer: TextMeasurer, style: ParagraphStyle): ParagraphBreaker {
  const { column, indent, punctuationCompression } = style;
  const limit = Math.max(measurer.em, column - indent);
  const lines: number[] = [];
  let units = createUnits(FIRST_CAPACITY);

  return (text, from, to) => {
    units = unitsFor(units, to - from);
    parseUnits({ text, from, to, measurer, limit }, units);
    joinUnits(text, units, measurer.em, punctuationCompression);

    lines.length = 0;
    for (
      let first = 0;
      first < units.count;
      first = lineEnd(units, first, column - (first === 0 ? indent : 0), punctuationCompression)
    ) {
      lines.push(first);
    }
    return { units, lines };
  };
}
