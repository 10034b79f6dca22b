import type { TextMeasurer } from '../measurer/TextMeasurer.ts';
import { charKind } from './charKind.ts';
import { measureMark, type Mark } from './measureMark.ts';

export type Marks = (unit: number) => Mark;

const known = new WeakMap<TextMeasurer, Marks>();

function createMarks(measurer: TextMeasurer): Marks {
  const marks = new Map<number, Mark>();
  return (unit) => {
    const met = marks.get(unit);
    if (met) return met;
    const mark = measureMark(String.fromCharCode(unit), charKind(unit), measurer);
    marks.set(unit, mark);
    return mark;
  };
}

/** The marks of a font, each read once: they are few, and every eighth character of a text is one. */
export function marksOf(measurer: TextMeasurer): Marks {
  const marks = known.get(measurer) ?? createMarks(measurer);
  known.set(measurer, marks);
  return marks;
}
