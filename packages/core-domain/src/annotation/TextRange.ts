export const CONTEXT_LENGTH = 32;
export const MAX_QUOTE_LENGTH = 1000;

/** A passage of a chapter, independent of font, script and paging: offsets count UTF-16 units of the source text. */
export interface TextRange {
  chapterId: string;
  start: number;
  end: number;
  quote: string;
  before: string;
  after: string;
}

export const rangeAt = (chapterId: string, text: string, start: number, end: number): TextRange => ({
  chapterId,
  start,
  end,
  quote: text.slice(start, end),
  before: text.slice(Math.max(0, start - CONTEXT_LENGTH), start),
  after: text.slice(end, end + CONTEXT_LENGTH),
});
