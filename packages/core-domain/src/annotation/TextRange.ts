import { cutText } from '../text/cutText.ts';
import { isInsideCharacter } from '../text/isInsideCharacter.ts';
import { passageWords, type TextReading } from './passageWords.ts';

export const CONTEXT_LENGTH = 32;
export const MAX_QUOTE_LENGTH = 1000;

/** A passage of a chapter, independent of font, script and paging: offsets count UTF-16 units of the source text. */
export interface TextRange {
  chapterId: string;
  start: number;
  end: number;
  quote: string;
  /** The quote as a person would write it, where readings over characters (ruby) stand in it. */
  words?: string;
  before: string;
  after: string;
}

/** The words before an offset; of a character that does not fit nothing is kept. */
function contextBefore(text: string, end: number): string {
  let from = Math.max(0, end - CONTEXT_LENGTH);
  while (from < end && isInsideCharacter(text, from)) from += 1;
  return text.slice(from, end);
}

export function rangeAt(
  chapterId: string,
  text: string,
  start: number,
  end: number,
  readings?: readonly TextReading[],
): TextRange {
  const quote = text.slice(start, end);
  const words = passageWords(text, start, end, readings);
  return {
    chapterId,
    start,
    end,
    quote,
    ...(words === quote ? {} : { words }),
    before: contextBefore(text, start),
    after: cutText(text.slice(end), CONTEXT_LENGTH),
  };
}

/** What a range quotes, for people to read. */
export const quotedWords = ({ words, quote }: TextRange): string => words ?? quote;
