import type { Place } from './Place.ts';

export interface FoundPlace {
  offset: number;
  /** `moved`: the words stand elsewhere now. `lost`: they are gone, and the offset is kept as far as the text reaches. */
  found: 'same' | 'moved' | 'lost';
}

const MIN_WORDS = 6;

/** Where `words` stand nearest to `offset`, the earlier of two equally near; -1 for nowhere. */
function nearest(text: string, words: string, offset: number): number {
  const before = text.lastIndexOf(words, offset);
  const after = text.indexOf(words, offset);
  if (before < 0 || after < 0) return Math.max(before, after);
  return after - offset < offset - before ? after : before;
}

function characterStart(text: string, offset: number): number {
  const at = Math.min(Math.max(0, offset), text.length);
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1)) ? at - 1 : at;
}

function countSame(text: string, at: number, print: string, from: number, step: 1 | -1): number {
  let count = 0;
  while (count < print.length && text[at + count * step] === print[from + count * step]) count += 1;
  return count;
}

/** Where a print ending at `end` begins, if the fewest characters were changed between the words kept at its ends. */
function editedStart(text: string, print: string, end: number): { start: number; kept: number } {
  const { length } = print;
  const tail = countSame(text, end - 1, print, length - 1, -1);
  let best = { start: end - length, kept: tail, edit: 2 * (length - tail) };
  for (let start = Math.max(0, end - 2 * length); start < end - tail; start += 1) {
    if (text[start] !== print[0]) continue;
    const between = end - tail - start;
    const head = Math.min(countSame(text, start, print, 0, 1), length - tail, between);
    const edit = length - tail + between - 2 * head;
    if (edit < best.edit || (edit === best.edit && head + tail > best.kept)) best = { start, kept: head + tail, edit };
  }
  return best;
}

/** Where a print of which the beginning was edited stands nearest, known by its last words; -1 for nowhere. */
function nearestEdited(text: string, print: string, offset: number): number {
  const words = print.slice(-MIN_WORDS);
  let found = { start: -1, kept: Math.ceil(print.length / 2) };
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const { start, kept } = editedStart(text, print, at + words.length);
    const isNearer = Math.abs(start - offset) < Math.abs(found.start - offset);
    const isBetter = kept > found.kept || (kept === found.kept && (found.start < 0 || isNearer));
    if (start >= 0 && isBetter) found = { start, kept };
  }
  return found.start;
}

/** Sees through one edit inside the words while half of them are left; with fewer the place is lost, not guessed. */
export function findPlace({ offset, print }: Pick<Place, 'offset' | 'print'>, text: string): FoundPlace {
  const start = Number.isFinite(offset) ? Math.max(0, Math.floor(offset)) : 0;
  if (print === '') return { offset: characterStart(text, start), found: start <= text.length ? 'same' : 'lost' };
  if (text.startsWith(print, start)) return { offset: start, found: 'same' };

  let at = nearest(text, print, start);
  const half = Math.ceil(print.length / 2);
  if (at < 0 && half >= MIN_WORDS) {
    at = nearest(text, print.slice(0, half), start);
    if (at < 0) at = nearestEdited(text, print, start);
  }
  return { offset: characterStart(text, at < 0 ? start : at), found: at < 0 ? 'lost' : 'moved' };
}
