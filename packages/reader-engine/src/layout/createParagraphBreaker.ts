import type { TextMeasurer } from '../measurer/TextMeasurer.ts';
import { createUnits, unitsFor, type Units } from './createUnits.ts';
import { joinUnits } from './joinUnits.ts';
import { lineEnd } from './lineEnd.ts';
import { readUnits } from './parseUnits.ts';

export interface ParagraphStyle {
  /** px */
  column: number;
  /** px */
  indent: number;
  squeeze: boolean;
}

export interface Paragraph {
  units: Units;
  /** First unit of each line. */
  lines: readonly number[];
}

/** Reads one paragraph at a time; the answer is good until the next one is read, because the arrays are used again. */
export type ParagraphReader = (text: string, from: number, to: number) => Paragraph;

const FIRST_CAPACITY = 512;

export function createParagraphReader(measurer: TextMeasurer, style: ParagraphStyle): ParagraphReader {
  const { column, indent, squeeze } = style;
  const limit = Math.max(measurer.em, column - indent);
  const lines: number[] = [];
  let units = createUnits(FIRST_CAPACITY);

  return (text, from, to) => {
    units = unitsFor(units, to - from);
    readUnits({ text, from, to, measurer, limit }, units);
    joinUnits(text, units, measurer.em, squeeze);

    lines.length = 0;
    for (
      let first = 0;
      first < units.count;
      first = lineEnd(units, first, column - (first === 0 ? indent : 0), squeeze)
    ) {
      lines.push(first);
    }
    return { units, lines };
  };
}
