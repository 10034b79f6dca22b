/**
 * A paragraph as the pieces that a line may hold: a character, a word, an unbroken pair. Arrays stand side by side;
 * widths are in px, and those of `edge` and `room` are running sums, so that the width of any line is a subtraction.
 */
export interface Units {
  count: number;
  /** Offsets in the chapter's text; one more entry for the end. */
  start: Uint32Array;
  /** Includes the spaces behind the unit. */
  width: Float64Array;
  /** The spaces behind the unit, which a line end swallows. */
  space: Float64Array;
  /** The boundary before the unit adds this: compressed marks take away, Latin beside Han gets air. */
  glue: Float64Array;
  /** Right edges, if the paragraph were one endless line. */
  edge: Float64Array;
  /** The boundaries up to this unit could still give this to compression. */
  room: Float64Array;
  blankBefore: Float64Array;
  blankAfter: Float64Array;
  kind: Uint8Array;
  flags: Uint8Array;
}

export const UnitFlag = {
  NeverFirst: 1,
  NeverLast: 2,
  /** Goes on with a word or a row of dashes that was too long for a line. */
  Fragment: 4,
  BreakBefore: 8,
  StretchBefore: 16,
} as const;

export function createUnits(capacity: number): Units {
  return {
    count: 0,
    start: new Uint32Array(capacity + 1),
    width: new Float64Array(capacity),
    space: new Float64Array(capacity),
    glue: new Float64Array(capacity),
    edge: new Float64Array(capacity),
    room: new Float64Array(capacity),
    blankBefore: new Float64Array(capacity),
    blankAfter: new Float64Array(capacity),
    kind: new Uint8Array(capacity),
    flags: new Uint8Array(capacity),
  };
}

/** The same units when they hold a paragraph of that length, larger ones otherwise. */
export const unitsFor = (units: Units, length: number): Units =>
  units.width.length >= length ? units : createUnits(Math.max(length, units.width.length * 2));
