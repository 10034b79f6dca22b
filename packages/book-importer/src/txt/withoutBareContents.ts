import { titleKey } from './ContentsFinder.ts';
import type { HeadingCandidate } from './TextSurvey.ts';
import { wordsUnder } from './wordsUnder.ts';

const SHORTEST_TABLE = 3;

/** How many headings of a run without text between them only announce chapters that come later. */
function announced(run: readonly string[], later: ReadonlySet<string>): number {
  const [first = ''] = run;
  const again = run.indexOf(first, 1);
  if (again > 0) return again;
  if (!later.has(first)) return 0;
  return later.has(run.at(-1) ?? '') ? run.length : run.length - 1;
}

/** Headings without those that merely list the book: three or more in a row, no text between, all of them seen again. */
export function withoutBareContents(
  headings: readonly HeadingCandidate[],
  words: number,
): { headings: HeadingCandidate[]; listed: HeadingCandidate[] } {
  const keys = headings.map(({ text }) => titleKey(text));
  const kept: HeadingCandidate[] = [];
  const listed: HeadingCandidate[] = [];
  for (let from = 0; from < headings.length;) {
    let to = from;
    for (let at = headings[to]; at && wordsUnder(at, headings[to + 1], words) <= 0; at = headings[to]) to += 1;
    const end = Math.min(to + 1, headings.length);
    const drop = end - from < SHORTEST_TABLE ? 0 : announced(keys.slice(from, end), new Set(keys.slice(end)));
    listed.push(...headings.slice(from, from + drop));
    kept.push(...headings.slice(from + drop, end));
    from = end;
  }
  return { headings: kept, listed };
}
