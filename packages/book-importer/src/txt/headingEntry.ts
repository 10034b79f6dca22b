import { cleanTitle } from './cleanTitle.ts';
import type { HeadingRank } from './Heading.ts';
import type { HeadingCandidate } from './TextSurvey.ts';

/** A line that was accepted as a heading. */
export interface HeadingEntry {
  line: number;
  title: string;
  rank: HeadingRank;
  /** The volume that the line itself names. */
  volume?: string;
  /** Characters under it, up to the next heading. */
  words: number;
}

/** A candidate as a heading; `words` stand under it. */
export function headingEntry(
  { line, text, heading }: HeadingCandidate,
  words: number,
  asRank?: HeadingRank,
): HeadingEntry {
  const isNumbered = heading?.kind === 'numbered';
  return {
    line,
    title: heading?.title ?? cleanTitle(text),
    rank: asRank ?? (isNumbered ? heading.rank : 'chapter'),
    words,
    ...(isNumbered && heading.volume !== undefined ? { volume: heading.volume } : {}),
  };
}
