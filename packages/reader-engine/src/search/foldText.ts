const FULL_WIDTH_FIRST = 0xff01;
const FULL_WIDTH_LAST = 0xff5e;
const FULL_WIDTH_SHIFT = 0xfee0;
const WIDE_SPACE = 0x3000;

/** A unit without its width and case; what would change the length stays as it is. */
function foldUnit(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code === WIDE_SPACE || code === 0xa0) return ' ';
  const narrow =
    code >= FULL_WIDTH_FIRST && code <= FULL_WIDTH_LAST ? String.fromCharCode(code - FULL_WIDTH_SHIFT) : unit;
  const lower = narrow.toLowerCase();
  return lower.length === 1 ? lower : narrow;
}

/** Anything but Han and its marks, which are most of a text and stay as they are. */
const FOLDABLE = /[A-Z\u00a0-\u1fff\u2c00-\u2dff\u3000\ua640-\uab6f\uff01-\uff5e]/g;

/** A text in which width and case make no difference; every offset keeps its meaning. */
export const foldText = (text: string): string => text.replace(FOLDABLE, foldUnit);
