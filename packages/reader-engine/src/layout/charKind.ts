/** Kinds decide how a character behaves at the ends of a line and beside its neighbours (GB/T 15834). */
export const CharKind = {
  /** Anything of one em that may stand anywhere. */
  Han: 0,
  /** “（《: never last in a line; its blank is on the left. */
  Opening: 1,
  /** ，。”）: never first in a line; its blank is on the right. */
  Closing: 2,
  /** Never first in a line, without a blank: ー々·％. */
  Clinging: 3,
  /** Never last in a line, without a blank: ￥. */
  Leading: 4,
  /** ……: never first in a line; a row of them is never parted. */
  Ellipsis: 5,
  /** ——: a row of them is never parted. */
  Dash: 6,
  /** Letters, digits and half-width signs: set as words. */
  Latin: 7,
  Space: 8,
  /** A mark that belongs to the character before it. */
  Joiner: 9,
  Other: 10,
} as const;

const OPENING = '（［｛〔〈《「『【〖〘〚“‘〝｟';
const CLOSING = '、。，．：；！？）］｝〕〉》」』】〗〙〛”’〞〟｠';
const CLINGING = '·・‧～〜ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％‰℃℉';
const LEADING = '￥＄￡№';
const ELLIPSIS = '…⋯';
const DASHES = '—―─⸺';

/** Nearly all Han characters of a text lie between these two. */
export const FIRST_COMMON_HAN = 0x4e00;
export const LAST_COMMON_HAN = 0x9fff;

type Range = readonly [first: number, last: number, kind: number];

const ranges: readonly Range[] = [
  [0x0000, 0x1fff, CharKind.Latin],
  [0x0300, 0x036f, CharKind.Joiner],
  [0x2010, 0x2013, CharKind.Latin],
  [0x2000, 0x200a, CharKind.Space],
  [0x200b, 0x200b, CharKind.Space],
  [0x200c, 0x200d, CharKind.Joiner],
  [0x202f, 0x202f, CharKind.Latin],
  [0x20d0, 0x20ff, CharKind.Joiner],
  [0x3000, 0x3000, CharKind.Space],
  [0x3007, 0x3007, CharKind.Han],
  [0x3099, 0x309a, CharKind.Joiner],
  [0x31f0, 0x31ff, CharKind.Clinging],
  [0x3400, 0x4dbf, CharKind.Han],
  [FIRST_COMMON_HAN, LAST_COMMON_HAN, CharKind.Han],
  // The first half of every tag and variation selector beyond the first plane.
  [0xdb40, 0xdb40, CharKind.Joiner],
  [0xfe00, 0xfe0f, CharKind.Joiner],
  [0xfe20, 0xfe2f, CharKind.Joiner],
  [0xff10, 0xff19, CharKind.Latin],
  [0xff21, 0xff3a, CharKind.Latin],
  [0xff41, 0xff5a, CharKind.Latin],
  [0x0009, 0x0009, CharKind.Space],
  [0x0020, 0x0020, CharKind.Space],
];

const marks: ReadonlyArray<readonly [string, number]> = [
  [OPENING, CharKind.Opening],
  [CLOSING, CharKind.Closing],
  [CLINGING, CharKind.Clinging],
  [LEADING, CharKind.Leading],
  [ELLIPSIS, CharKind.Ellipsis],
  [DASHES, CharKind.Dash],
];

let kinds: Uint8Array | undefined;

function buildKinds(): Uint8Array {
  const table = new Uint8Array(0x10000).fill(CharKind.Other);
  for (const [first, last, kind] of ranges) table.fill(kind, first, last + 1);
  for (const [chars, kind] of marks) {
    for (let at = 0; at < chars.length; at++) table[chars.charCodeAt(at)] = kind;
  }
  return table;
}

/** The `CharKind` of a UTF-16 unit; one half of a surrogate pair is `Other`. */
export function charKind(unit: number): number {
  if (unit >= FIRST_COMMON_HAN && unit <= LAST_COMMON_HAN) return CharKind.Han;
  kinds ??= buildKinds();
  return kinds[unit] ?? CharKind.Other;
}
