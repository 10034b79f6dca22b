import { CharKind } from './charKind.ts';
import { UnitFlag, type Units } from './createUnits.ts';
import { innerRoom, lineWidth, startTrim } from './lineWidth.ts';

export interface LineRun {
  text: string;
  /** Letter spacing within the run, px; negative where a mark gives up the blank behind it. */
  spacing: number;
  before: number;
  after: number;
}

export interface LineRequest {
  text: string;
  units: Units;
  first: number;
  end: number;
  /** The width in px, without the indent of a first line. */
  column: number;
  em: number;
  punctuationCompression: boolean;
  /** The last line of a paragraph keeps its natural width. */
  justify: boolean;
}

/** A gap wider than this, in em, would tear the line apart; such a line stays ragged. */
const MAX_STRETCH = 0.25;
const MAX_WORD_STRETCH = 0.8;
const EPSILON = 0.01;

const stretches = (units: Units, at: number): boolean => ((units.flags[at] ?? 0) & UnitFlag.StretchBefore) !== 0;

function stretchPerGap({ units, first, end, em, justify }: LineRequest, extra: number): number {
  if (!justify || extra <= EPSILON) return 0;
  let gaps = 0;
  let bearable = 0;
  for (let at = first + 1; at < end; at++) {
    if (!stretches(units, at)) continue;
    gaps++;
    bearable += em * ((units.space[at - 1] ?? 0) > 0 ? MAX_WORD_STRETCH : MAX_STRETCH);
  }
  return extra <= bearable ? extra / gaps : 0;
}

const isSolid = (kind: number): boolean =>
  kind === CharKind.Latin || kind === CharKind.Dash || kind === CharKind.Ellipsis;

/** The runs of a line with the spacing that makes it exactly as wide as its column. */
export function setLine(request: LineRequest): readonly LineRun[] {
  const { text, units, first, end, column, punctuationCompression } = request;
  const extra = column - lineWidth(units, first, end, punctuationCompression);
  const stretch = stretchPerGap(request, extra);
  const endTrim = punctuationCompression ? Math.min(Math.max(0, -extra), units.blankAfter[end - 1] ?? 0) : 0;
  const room = innerRoom(units, first, end);
  const share = extra < 0 && room > 0 ? Math.min(1, Math.max(0, -extra - endTrim) / room) : 0;

  const runs: LineRun[] = [];
  for (let at = first; at < end; at++) {
    const last = at + 1 === end;
    const kind = units.kind[at] ?? CharKind.Other;
    const glueBefore = at === first ? 0 - startTrim(units, first, punctuationCompression) : (units.glue[at] ?? 0);
    const glueAfter = last ? 0 : (units.glue[at + 1] ?? 0);
    const nextOpens = !last && units.kind[at + 1] === CharKind.Opening;

    // A boundary's trim is drawn by the mark that has the blank; air between scripts by the unit on its right.
    const beforeTrim = at > first && kind === CharKind.Opening ? share * roomOf(units, at, 'before') : 0;
    const before = kind === CharKind.Closing && glueBefore < 0 ? 0 : glueBefore - beforeTrim;
    const pairTrim = kind === CharKind.Closing && !nextOpens && glueAfter < 0 ? -glueAfter : 0;
    const afterTrim = last ? endTrim : pairTrim + share * roomOf(units, at, 'after');
    const gap = !last && stretches(units, at + 1) ? stretch : 0;

    const piece = text.slice(units.start[at] ?? 0, units.start[at + 1] ?? 0);
    const run: LineRun =
      isSolid(kind) || piece.length > 1
        ? { text: piece, spacing: 0, before, after: gap - afterTrim }
        : { text: piece, spacing: gap - afterTrim, before, after: 0 };
    append(runs, run);
  }
  return runs;
}

/** The mark gives this to compression; a boundary that gives anything has a mark on one side only. */
function roomOf(units: Units, at: number, side: 'before' | 'after'): number {
  const boundary = side === 'before' ? at : at + 1;
  const blank = side === 'before' ? units.blankBefore[at] : units.blankAfter[at];
  return blank ? (units.room[boundary] ?? 0) - (units.room[boundary - 1] ?? 0) : 0;
}

/** Runs of the same spacing without margins between them are drawn as one text. */
function append(runs: LineRun[], run: LineRun): void {
  const last = runs[runs.length - 1];
  if (!last || last.after !== 0 || run.before !== 0 || last.spacing !== run.spacing) {
    runs.push(run);
    return;
  }
  last.text += run.text;
  last.after = run.after;
}
