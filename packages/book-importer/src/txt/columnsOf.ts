/** Hangul and CJK begin here. */
const FIRST_WIDE = 0x1100;

/** Dashes, quotes and dots are as wide as a character in Chinese files; a Latin one is read with the same tolerance. */
const isPunctuation = (code: number): boolean => (code >= 0x2010 && code <= 0x2027) || code === 0xb7;

const TAB = 8;

/** Columns that a text takes on a typewriter: a Chinese character two, a Latin one one, a tab eight. */
export function columnsOf(text: string, from = 0, to = text.length): number {
  let columns = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    const isSecondHalf = code >= 0xdc00 && code <= 0xdfff;
    columns += code === 9 ? TAB : isSecondHalf ? 0 : code >= FIRST_WIDE || isPunctuation(code) ? 2 : 1;
  }
  return columns;
}
