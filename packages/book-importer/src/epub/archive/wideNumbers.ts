import { hostile } from './hostile.ts';

/** What stands in place of a number that is written elsewhere, in eight bytes (zip64). */
const ELSEWHERE = 0xffffffff;
const WIDE_FIELD = 1;
const WIDE = 8;
const WIDE_END_LOCATOR = 0x07064b50;
const LOCATOR_LENGTH = 20;
const WIDE_END = 0x06064b50;
const WIDE_END_LENGTH = 56;

/** Eight bytes; those that a number does not hold exactly are larger than any archive that is taken. */
const wideAt = (view: DataView, at: number): number =>
  view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;

/** Where the wide numbers of an entry stand among its extra fields, if it has any. */
function findWideField(view: DataView, from: number, to: number): number | undefined {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === WIDE_FIELD) return at + 4;
  }
  return undefined;
}

/**
 * Reads the numbers of an entry of a zip archive in the order in which their wide forms follow each other: unpacked size,
 * packed size, offset. Writers that do not know beforehand how long a file gets use the wide forms for short ones too.
 */
export function createEntryNumbers(view: DataView, extraFrom: number, extraTo: number): (at: number) => number {
  const to = Math.min(extraTo, view.byteLength);
  let wide = findWideField(view, extraFrom, to);
  return (at) => {
    const short = view.getUint32(at, true);
    if (short !== ELSEWHERE || wide === undefined) return short;
    if (wide + WIDE > to) throw hostile('The directory of the archive is damaged.');
    const number = wideAt(view, wide);
    wide += WIDE;
    return number;
  };
}

/** Where the wide end of an archive stands, which comes before the short one at `end`; undefined where there is none. */
export function findWideEnd(view: DataView, end: number): { count: number; directory: number } | undefined {
  const locator = end - LOCATOR_LENGTH;
  if (locator < 0 || view.getUint32(locator, true) !== WIDE_END_LOCATOR) return undefined;
  const at = wideAt(view, locator + 8);
  if (at + WIDE_END_LENGTH > locator || view.getUint32(at, true) !== WIDE_END) {
    throw hostile('The directory of the archive is damaged.');
  }
  return { count: wideAt(view, at + 32), directory: wideAt(view, at + 48) };
}
