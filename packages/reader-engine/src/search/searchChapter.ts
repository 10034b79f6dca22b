import { isInsideCharacter } from '@shuye/core-domain/text';
import { createConvertedText } from '../convert/createConvertedText.ts';
import type { Reading } from '../chapters/Reading.ts';
import { withoutReadings } from '../chapters/withoutReadings.ts';
import { foldText } from './foldText.ts';

export const MAX_MATCHES = 200;
const BEFORE = 14;
const BEHIND = 30;
/** Ends words that are cut off, and would begin a line of those that are shown. */
const CLOSING = /[，。！？；：、…—·～”’）》」』】〉,.!?;:"\s]/;

export interface Excerpt {
  text: string;
  at: number;
  length: number;
}

/** Offset and length count UTF-16 units of the chapter's text. */
export interface Match {
  offset: number;
  length: number;
  excerpt: Excerpt;
}

export interface SearchOptions {
  /** Makes texts of different scripts the same, for instance to simplified; it may change lengths. */
  fold?: ((text: string) => string) | undefined;
  /** Stretches of the text that are passed over. */
  readings?: readonly Reading[] | undefined;
}

/** The next offset that stands between two characters. */
function characterEnd(text: string, at: number): number {
  let end = at;
  while (isInsideCharacter(text, end)) end += 1;
  return end;
}

function excerptOf(text: string, offset: number, length: number): Excerpt {
  const first = text.lastIndexOf('\n', offset - 1) + 1;
  const feed = text.indexOf('\n', offset + length);
  const start = offset === 0 ? 0 : first;
  let from = Math.max(start, offset - BEFORE);
  const to = characterEnd(text, Math.min(feed === -1 ? text.length : feed, offset + length + BEHIND));
  while (isInsideCharacter(text, from)) from--;
  while (from > start && from < offset && CLOSING.test(text.charAt(from))) from++;
  return { text: text.slice(from, to), at: offset - from, length };
}

/** Hits of some words in a chapter, in order and apart; width and case make no difference, and with `fold` the script. */
export function searchChapter(text: string, words: string, { fold, readings }: SearchOptions = {}): Match[] {
  const wanted = foldText(words.trim());
  const sought = fold ? fold(wanted) : wanted;
  if (sought === '') return [];
  const plain = withoutReadings(text, readings);
  const folded = foldText(plain.text);
  const shown = fold ? createConvertedText(folded, fold) : undefined;
  const haystack = shown?.text ?? folded;

  const matches: Match[] = [];
  let at = haystack.indexOf(sought);
  while (at >= 0 && matches.length < MAX_MATCHES) {
    const from = shown ? shown.toSource(at) : at;
    const last = at + sought.length - 1;
    const end = (shown ? shown.toSource(last) : last) + 1;
    const to = characterEnd(plain.text, end);
    const offset = plain.toSource(from);
    const length = plain.toSource(to - 1) + 1 - offset;
    matches.push({ offset, length, excerpt: excerptOf(plain.text, from, to - from) });
    at = haystack.indexOf(sought, at + sought.length);
  }
  return matches;
}
