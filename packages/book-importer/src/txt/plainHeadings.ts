import { isInsideParagraph } from './isInsideParagraph.ts';
import type { HeadingCandidate, TextSurvey } from './TextSurvey.ts';
import { bodyLength } from './bodyLength.ts';

const MIN_HEADINGS = 2;
/** Shorter pieces are the items of a list. */
const MIN_PIECE = 120;

const numberOf = ({ heading }: HeadingCandidate): number => (heading?.kind === 'plain' ? heading.number : Number.NaN);

/** Numbers from one beginning to the next. */
function runsOf(headings: readonly HeadingCandidate[]): HeadingCandidate[][] {
  const runs: HeadingCandidate[][] = [];
  for (const heading of headings) {
    const run = runs.at(-1);
    if (run && numberOf(heading) > 1) run.push(heading);
    else runs.push([heading]);
  }
  return runs;
}

/** Whether a run counts chapters rather than the items of a list; `next` is the first heading of the run after it. */
function isCounting(run: readonly HeadingCandidate[], next: HeadingCandidate | undefined, words: number): boolean {
  const pieces = run.map((heading, at) => bodyLength(heading, run[at + 1] ?? next, words)).sort((a, b) => a - b);
  return run.length >= MIN_HEADINGS && (pieces[Math.floor(pieces.length / 2)] ?? 0) >= MIN_PIECE;
}

export interface PlainHeadings {
  headings: HeadingCandidate[];
  /** Whether the numbers begin again, as they do when each story of a collection counts its own parts. */
  startsAgain: boolean;
}

/** Numbers that a copy may have lost between two that it has. */
const MAX_LOST = 2;

/** Whether a number is the next one, or, where copies lose chapters, the counting goes on behind it. */
function follows(last: HeadingCandidate, candidate: HeadingCandidate, next: HeadingCandidate | undefined): boolean {
  const lost = numberOf(candidate) - numberOf(last) - 1;
  return lost === 0 || (lost > 0 && lost <= MAX_LOST && !!next && numberOf(next) === numberOf(candidate) + 1);
}

/** Headings that are bare numbers, counted with few gaps; none when the numbers are only the items of a list. */
export function plainHeadings(candidates: readonly HeadingCandidate[], { layout, words }: TextSurvey): PlainHeadings {
  const headings: HeadingCandidate[] = [];
  let startsAgain = false;
  const numbers = candidates.filter((candidate) => {
    const standsOut = candidate.blanksBefore > 0 || candidate.indent !== layout.proseIndent;
    return candidate.heading?.kind === 'plain' && standsOut && !isInsideParagraph(candidate, layout);
  });
  for (const [at, candidate] of numbers.entries()) {
    const last = headings.at(-1);
    const isFirst = numberOf(candidate) <= 1;
    if (last ? follows(last, candidate, numbers[at + 1]) : isFirst) headings.push(candidate);
    else if (isFirst) {
      startsAgain = true;
      headings.push(candidate);
    }
  }
  const kept = runsOf(headings)
    .filter((run, at, runs) => isCounting(run, runs[at + 1]?.[0], words))
    .flat();
  return { headings: kept, startsAgain };
}
