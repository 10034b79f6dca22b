import { CharKind } from './charKind.ts';
import type { Units } from './createUnits.ts';

/** What an opening mark gives up at the start of a line; the first line of a paragraph keeps its full indent. */
export const startTrim = (units: Units, first: number, punctuationCompression: boolean): number =>
  punctuationCompression && first > 0 && units.kind[first] === CharKind.Opening ? (units.blankBefore[first] ?? 0) : 0;

/** Natural width of the line of units `first` to `end - 1`, without the spaces that its end swallows, px. */
export const lineWidth = (units: Units, first: number, end: number, punctuationCompression: boolean): number =>
  (units.edge[end - 1] ?? 0) -
  (units.edge[first] ?? 0) +
  (units.width[first] ?? 0) -
  startTrim(units, first, punctuationCompression) -
  (units.space[end - 1] ?? 0);

/** What the marks inside the line could give up, px. */
export const innerRoom = (units: Units, first: number, end: number): number =>
  (units.room[end - 1] ?? 0) - (units.room[first] ?? 0);

/** What a closing mark gives up at the end of a line, px. */
export const endRoom = (units: Units, end: number, punctuationCompression: boolean): number =>
  punctuationCompression && (units.space[end - 1] ?? 0) === 0 ? (units.blankAfter[end - 1] ?? 0) : 0;
