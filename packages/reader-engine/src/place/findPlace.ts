import { PRINT_LENGTH, type Place } from '@shuye/core-domain/progress';

/** Prints are tried whole, then by their beginnings: an edit may have touched their end. */
const SHORTENINGS = [PRINT_LENGTH, 12, 6];

function nearest(text: string, print: string, offset: number): number | undefined {
  const before = text.lastIndexOf(print, offset);
  const after = text.indexOf(print, offset);
  if (before === -1 || after === -1) {
    const found = Math.max(before, after);
    return found === -1 ? undefined : found;
  }
  return offset - before <= after - offset ? before : after;
}

/**
 * Offset of a place in a chapter's text, also after the text was edited: the nearest spot that reads as the place's print.
 * Without one, the stored offset, kept inside the text.
 */
export function findPlace(text: string, { offset, print }: Pick<Place, 'offset' | 'print'>): number {
  const wanted = Math.max(0, Math.min(offset, Math.max(0, text.length - 1)));
  if (print === '' || text.startsWith(print, wanted)) return wanted;
  for (const length of SHORTENINGS) {
    if (length > print.length && length !== PRINT_LENGTH) continue;
    const found = nearest(text, print.slice(0, length), wanted);
    if (found !== undefined) return found;
  }
  return wanted;
}
