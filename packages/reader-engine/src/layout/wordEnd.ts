import { CharKind, charKind } from './charKind.ts';

const HYPHEN = 0x2d;
const SLASH = 0x2f;
const RIGHT_QUOTE = 0x2019;

export const isWordLetter = (unit: number): boolean =>
  (unit >= 0x30 && unit <= 0x39) ||
  (unit >= 0x41 && unit <= 0x5a) ||
  (unit >= 0x61 && unit <= 0x7a) ||
  (unit >= 0xc0 && unit < 0x2000 && charKind(unit) === CharKind.Latin);

/** End of the word that begins at `at`: it is set whole, but a line may end behind its hyphens and slashes. */
export function wordEnd(text: string, at: number, to: number): number {
  let end = at;
  while (end < to) {
    const unit = text.charCodeAt(end);
    const kind = charKind(unit);
    const isApostrophe = unit === RIGHT_QUOTE && end > at && isWordLetter(text.charCodeAt(end + 1));
    if (kind !== CharKind.Latin && kind !== CharKind.Joiner && !isApostrophe) break;
    end++;
    const mayPart = unit === HYPHEN || unit === SLASH;
    if (mayPart && end - at > 1 && end < to && isWordLetter(text.charCodeAt(end))) break;
  }
  return end;
}
