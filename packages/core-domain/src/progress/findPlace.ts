import type { Place } from './Place.ts';

export interface FoundPlace {
  offset: number;
  /** `moved`: the words stand elsewhere now. `lost`: they are gone, and the offset is kept as far as the text reaches. */
  found: 'same' | 'moved' | 'lost';
}

/** Fewer words are found anywhere. */
const MIN_WORDS = 6;

/** Where `words` stand nearest to `offset`, the earlier of two equally near; -1 for nowhere. */
function nearest(text: string, words: string, offset: number): number {
  const before = text.lastIndexOf(words, offset);
  const after = text.indexOf(words, offset);
  if (before < 0 || after < 0) return Math.max(before, after);
  return after - offset < offset - before ? after : before;
}

/** The beginning of a character at or before `offset`, within the text. */
function characterStart(text: string, offset: number): number {
  const at = Math.min(Math.max(0, offset), text.length);
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1)) ? at - 1 : at;
}

/** Parts of the print to look for, the longest first, each with its distance from the place. */
function pieces(print: string): Array<readonly [words: string, distance: number]> {
  const half = Math.ceil(print.length / 2);
  const parts: Array<readonly [string, number]> = [[print, 0]];
  if (half >= MIN_WORDS) parts.push([print.slice(0, half), 0], [print.slice(half), half]);
  return parts;
}

/**
 * The place in the chapter's text as it is now: where it was if its words still stand there, else where they (or half of
 * them) stand nearest, so that an edited chapter opens at the same sentence.
 */
export function findPlace({ offset, print }: Pick<Place, 'offset' | 'print'>, text: string): FoundPlace {
  const start = Number.isFinite(offset) ? Math.max(0, Math.floor(offset)) : 0;
  if (print === '') return { offset: characterStart(text, start), found: start <= text.length ? 'same' : 'lost' };
  if (text.startsWith(print, start)) return { offset: start, found: 'same' };

  for (const [words, distance] of pieces(print)) {
    const at = nearest(text, words, start + distance);
    if (at >= distance) return { offset: characterStart(text, at - distance), found: 'moved' };
  }
  return { offset: characterStart(text, start), found: 'lost' };
}
