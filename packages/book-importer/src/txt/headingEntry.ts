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
  /** The line of its subtitle, which is part of the title. */
  subtitleLine?: number;
  /** Lines that name author or translator. */
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
