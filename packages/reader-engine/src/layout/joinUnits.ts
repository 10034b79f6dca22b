import { CharKind } from './charKind.ts';
import { UnitFlag, type Units } from './createUnits.ts';
import { isWordLetter } from './wordEnd.ts';

/** Air between Han and Latin, in em. */
const AUTOSPACE = 1 / 8;
/** A mark that stands alone gives up at most this part of its blank: pressed harder, it would stick to its neighbour. */
const LONE_SHARE = 0.6;

const isMark = (kind: number): boolean => kind === CharKind.Opening || kind === CharKind.Closing;

/** Two neighbouring marks lose this of the blank between them. */
function compressed(units: Units, left: number, right: number): number {
  const opens = units.kind[right] === CharKind.Opening;
  const closes = units.kind[left] === CharKind.Closing;
  if (opens) return units.blankBefore[right] ?? 0;
  return closes ? (units.blankAfter[left] ?? 0) : 0;
}

function parts(text: string, units: Units, left: number, right: number): boolean {
  const a = units.kind[left];
  const b = units.kind[right];
  if (a !== CharKind.Latin || b !== CharKind.Han) {
    if (a !== CharKind.Han || b !== CharKind.Latin) return false;
    return isWordLetter(text.charCodeAt(units.start[right] ?? 0));
  }
  return isWordLetter(text.charCodeAt((units.start[right] ?? 1) - 1));
}

/** Fills in the boundaries: where lines may break, what marks give up, and the running sums. */
export function joinUnits(text: string, units: Units, em: number, punctuationCompression: boolean): void {
  const { count, width, kind: kinds, glue: glues, edge: edges, room: rooms } = units;
  let edge = 0;
  let room = 0;
  let kindBefore: number | undefined;
  glues.fill(0, 0, count);
  for (let at = 0; at < count; at++) {
    const kind = kinds[at] ?? CharKind.Other;
    if (kind === CharKind.Han && kindBefore === CharKind.Han) {
      units.flags[at] = UnitFlag.BreakBefore | UnitFlag.StretchBefore;
    } else if (kindBefore !== undefined) {
      const before = at - 1;
      const flags = units.flags[at] ?? 0;
      const afterSpace = (units.space[before] ?? 0) > 0;
      const isFragment = (flags & UnitFlag.Fragment) !== 0;
      const isHyphened = kind === CharKind.Latin && kindBefore === CharKind.Latin && !afterSpace;
      const isBound = (flags & UnitFlag.NeverFirst) !== 0 || ((units.flags[before] ?? 0) & UnitFlag.NeverLast) !== 0;
      const breaks = isBound ? 0 : UnitFlag.BreakBefore;
      const stretches = isFragment || isHyphened ? 0 : UnitFlag.StretchBefore;
      units.flags[at] = flags | breaks | stretches;
      if (!afterSpace) {
        let glue = 0;
        if (punctuationCompression && isMark(kind) && isMark(kindBefore)) glue = -compressed(units, before, at);
        else if (punctuationCompression)
          room += LONE_SHARE * ((units.blankAfter[before] ?? 0) + (units.blankBefore[at] ?? 0));
        if (parts(text, units, before, at)) glue += em * AUTOSPACE;
        glues[at] = glue;
        edge += glue;
      }
    }
    edge += width[at] ?? 0;
    edges[at] = edge;
    rooms[at] = room;
    kindBefore = kind;
  }
}
