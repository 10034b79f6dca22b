import { UnitFlag, type Units } from './createUnits.ts';
import { endRoom, innerRoom, lineWidth } from './lineWidth.ts';

/** Sums of widths are compared with this tolerance, px. */
const EPSILON = 0.01;

/** The longest part of an unbreakable piece that fits; at least one unit, so that every line moves on. */
function emergencyEnd(units: Units, first: number, end: number, column: number, squeeze: boolean): number {
  let last = first + 1;
  while (last + 1 < end && lineWidth(units, first, last + 1, squeeze) <= column + EPSILON) last++;
  return last;
}

/**
 * First unit after the line that begins with `first`. A line ends at the last allowed break that fits; when the next one
 * is reached by squeezing the line's marks no more than leaving it out would stretch the line, it ends there.
 */
export function lineEnd(units: Units, first: number, column: number, squeeze: boolean): number {
  let fit = first;
  let end = first;
  do {
    end++;
    while (end < units.count && ((units.flags[end] ?? 0) & UnitFlag.BreakBefore) === 0) end++;
    if (lineWidth(units, first, end, squeeze) > column + EPSILON) break;
    fit = end;
  } while (end < units.count);
  if (fit === units.count) return fit;

  const over = lineWidth(units, first, end, squeeze) - column;
  const fromMarks = over - endRoom(units, end, squeeze);
  const reachable = squeeze && fromMarks <= innerRoom(units, first, end) + EPSILON;
  if (fit === first) return reachable ? end : emergencyEnd(units, first, end, column, squeeze);

  const stretch = column - lineWidth(units, first, fit, squeeze);
  return reachable && fromMarks <= stretch + EPSILON && stretch > EPSILON ? end : fit;
}
