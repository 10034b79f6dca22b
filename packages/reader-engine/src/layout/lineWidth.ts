import type { Units } from './createUnits.ts';

/** An opening mark gives up this at the start of a line; the first line of a paragraph keeps its full indent. */
export const startTrim = (units: Units, first: number, punctuationCompression: boolean): number =>
  punctuationCompression && first > 0 ? (units.blankBefore[first] ?? 0) : 0;

/** Natural width of the line of units `first` to `end - 1`, without the spaces that its end swallows, px. */
export const lineWidth = (units: Units, first: number, end: number, punctuationCompression: boolean): number =>
  (units.edge[end - 1] ?? 0) -
  (units.edge[first] ?? 0) +
  (units.width[first] ?? 0) -
  startTrim(units, first, punctuationCompression) -
  (units.space[end - 1] ?? 0);

/** The marks inside the line could give up this, px. */
export const innerRoom = (units: Units, first: number, end: number): number =>
  (units.room[end - 1] ?? 0) - (units.room[first] ?? 0);

/** A closing mark without a space behind it could give up this at the end of a line, px. */
export const endRoom = (units: Units, end: number): number =>
  (units.space[end - 1] ?? 0) === 0 ? (units.blankAfter[end - 1] ?? 0) : 0;
