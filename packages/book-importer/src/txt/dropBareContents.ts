import { titleKey } from './ContentsFinder.ts';
import type { HeadingCandidate } from './TextSurvey.ts';
import { bodyLength } from './bodyLength.ts';

const MIN_TABLE = 3;

/** Counts headings of a run without text between them that only announce chapters that come later. */
function announced(run: readonly string[], comesLater: (key: string) => boolean): number {
  const [first = ''] = run;
  const again = run.indexOf(first, 1);
  if (again > 0) return again;
  if (!comesLater(first)) return 0;
  return comesLater(run.at(-1) ?? '') ? run.length : run.length - 1;
}

/** Headings without those that merely list the book: three or more in a row, no text between, all of them seen again. */
export function dropBareContents(
  headings: readonly HeadingCandidate[],
  words: number,
): { headings: HeadingCandidate[]; listed: HeadingCandidate[] } {
  const keys = headings.map(({ text }) => titleKey(text));
  const lastOf = new Map(keys.map((key, at) => [key, at]));
  const kept: HeadingCandidate[] = [];
  const listed: HeadingCandidate[] = [];
  for (let from = 0; from < headings.length;) {
    let to = from;
    for (let at = headings[to]; at && bodyLength(at, headings[to + 1], words) <= 0; at = headings[to]) to += 1;
    const end = Math.min(to + 1, headings.length);
    const drop = end - from < MIN_TABLE ? 0 : announced(keys.slice(from, end), (key) => (lastOf.get(key) ?? -1) >= end);
    headings.slice(from, end).forEach((heading, at) => (at < drop ? listed : kept).push(heading));
    from = end;
  }
  return { headings: kept, listed };
}
