import { cleanTitle } from './cleanTitle.ts';
import type { HeadingRank } from './Heading.ts';
import type { HeadingCandidate } from './TextSurvey.ts';

export interface HeadingEntry {
  line: number;
  title: string;
  rank: HeadingRank;
  volume?: string;
  /** Characters under it, up to the next heading. */
  words: number;
  /** The line of its subtitle, which is part of the title. */
  subtitleLine?: number;
  credits: readonly number[];
}

/** A candidate as a heading; `words` stand under it. */
export function headingEntry(
  { line, text, heading, subtitle, credits }: HeadingCandidate,
  words: number,
  asRank?: HeadingRank,
): HeadingEntry {
  const isNumbered = heading?.kind === 'numbered';
  const title = heading?.title ?? cleanTitle(text);
  return {
    line,
    title: subtitle ? `${title}——${cleanTitle(subtitle.text)}` : title,
    rank: asRank ?? (isNumbered ? heading.rank : 'chapter'),
    words,
    credits,
    ...(subtitle ? { subtitleLine: subtitle.line } : {}),
    ...(isNumbered && heading.volume !== undefined ? { volume: heading.volume } : {}),
  };
}
