import type { Reading } from '../chapters/Reading.ts';
import { withoutReadings } from '../chapters/withoutReadings.ts';

/** A sentence to be read aloud; offset and length count UTF-16 units of the chapter's text,
 * of which `text` has no readings. */
export interface Sentence {
  offset: number;
  length: number;
  text: string;
}

/** A sentence without an end is cut behind a comma before it gets this long: voices break off in the middle of long ones. */
export const MAX_SENTENCE = 120;

const ENDS = '。！？!?…；;';
const CLOSERS = '”’」』）》】〉〕)]｝';
const PAUSES = '，、,：:—';
const QUOTE = '"';
const isSpace = (char: string): boolean => /\s/.test(char);
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** A full stop of Latin letters ends a sentence; one inside a number or a name does not. Old files write it wide for 。. */
function isStop(text: string, at: number): boolean {
  const char = text.charAt(at);
  const next = text.charAt(at + 1);
  if (char === '．') return !/[\d\uff10-\uff19]/.test(next);
  return char === '.' && /^(?:$|[\s"”’)])/.test(next) && text.charAt(at - 1) !== '.';
}

/** Moves the end of a sentence behind marks that close it, be there a blank before them. */
function behindClosers(text: string, end: number, to: number): number {
  for (let at = end; at < to; at++) {
    const char = text.charAt(at);
    if (ENDS.includes(char) || CLOSERS.includes(char)) end = at + 1;
    else if (!isSpace(char)) break;
  }
  return end;
}

/** End of the sentence that begins at `from`, inside its paragraph: its marks and what they close stay with it. */
function sentenceEnd(text: string, from: number, to: number): number {
  let quotes = 0;
  let pause = -1;
  for (let at = from; at < to; at++) {
    const char = text.charAt(at);
    if (char === QUOTE) quotes++;
    if (PAUSES.includes(char)) pause = at + 1;
    if (ENDS.includes(char) || isStop(text, at)) {
      const end = behindClosers(text, at + 1, to);
      return text.charAt(end) === QUOTE && end < to && quotes % 2 === 1 ? behindClosers(text, end + 1, to) : end;
    }
    if (at + 1 - from < MAX_SENTENCE) continue;
    if (pause > from) return behindClosers(text, pause, to);
    return behindClosers(text, isLow(text.charCodeAt(at + 1)) ? at : at + 1, to);
  }
  return to;
}

/** A chapter's text as sentences, in order; only blanks lie between them. */
export function splitSentences(text: string, readings: readonly Reading[] = []): Sentence[] {
  const sentences: Sentence[] = [];
  let reading = 0;
  const said = (start: number, sentence: string): string => {
    const inside: Reading[] = [];
    for (let next = readings[reading]; next && next.from < start + sentence.length; next = readings[++reading])
      inside.push({ from: Math.max(0, next.from - start), to: next.to - start });
    return withoutReadings(sentence, inside).text;
  };
  let from = 0;
  while (from < text.length) {
    if (isSpace(text.charAt(from))) {
      from++;
      continue;
    }
    const feed = text.indexOf('\n', from);
    const end = sentenceEnd(text, from, feed === -1 ? text.length : feed);
    const sentence = text.slice(from, end).trim();
    sentences.push({ offset: from, length: sentence.length, text: said(from, sentence) });
    from = end;
  }
  return sentences;
}

/** Index of the sentence that an offset lies in, or of the next one; the number of sentences behind the last. */
export function sentenceAt(sentences: readonly Sentence[], offset: number): number {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const sentence = sentences[middle];
    if (sentence && sentence.offset + sentence.length <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
