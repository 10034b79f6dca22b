import { UnitFlag, type Units } from './createUnits.ts';
import { endRoom, innerRoom, lineWidth, startTrim } from './lineWidth.ts';

/** Sums of widths are compared with this tolerance, px. */
const EPSILON = 0.01;

/** The longest part of an unbreakable piece that fits; at least one unit, so that every line moves on. */
function emergencyEnd(
  units: Units,
  first: number,
  end: number,
  column: number,
  punctuationCompression: boolean,
): number {
  let last = first + 1;
  while (last + 1 < end && lineWidth(units, first, last + 1, punctuationCompression) <= column + EPSILON) last++;
  return last;
}

/** First unit that does not fit into the line, wherever breaks are allowed. Edges rise, so a guess is only put right. */
function overflowAt(units: Units, first: number, column: number, punctuationCompression: boolean): number {
  const { count, edge, space, width } = units;
  const most =
    column + EPSILON + (edge[first] ?? 0) - (width[first] ?? 0) + startTrim(units, first, punctuationCompression);
  const mean = (edge[count - 1] ?? 0) / count;
  const fits = (at: number): boolean => (edge[at] ?? 0) - (space[at] ?? 0) <= most;
  let at = Math.min(count, first + Math.ceil(column / mean));
  while (at < count && fits(at)) at++;
  while (at > first && !fits(at - 1)) at--;
  return at;
}

/**
 * First unit after the line that begins with `first`. A line ends at the last allowed break that fits; when the next one
 * is reached by compressing the line's marks no more than leaving it out would stretch the line, it ends there.
 */
export function lineEnd(units: Units, first: number, column: number, punctuationCompression: boolean): number {
  const { count, flags } = units;
  const breaksBefore = (at: number): boolean => ((flags[at] ?? 0) & UnitFlag.BreakBefore) !== 0;
  let fit = overflowAt(units, first, column, punctuationCompression);
  if (fit === count) return fit;
  let end = fit + 1;
  while (fit > first && !breaksBefore(fit)) fit--;
  while (end < count && !breaksBefore(end)) end++;

  const over = lineWidth(units, first, end, punctuationCompression) - column;
  const fromMarks = over - endRoom(units, end);
  const reachable = punctuationCompression && fromMarks <= innerRoom(units, first, end) + EPSILON;
  if (fit === first) return reachable ? end : emergencyEnd(units, first, end, column, punctuationCompression);

  const stretch = column - lineWidth(units, first, fit, punctuationCompression);
  return reachable && fromMarks <= stretch + EPSILON && stretch > EPSILON ? end : fit;
}
