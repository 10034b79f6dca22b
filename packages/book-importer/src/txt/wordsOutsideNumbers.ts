import { countUpTo } from './countUpTo.ts';
import type { NumberedHeading } from './numberedHeadings.ts';
import type { HeadingCandidate } from './TextSurvey.ts';
import { bodyLength } from './bodyLength.ts';

const numberOf = ({ heading }: HeadingCandidate): NumberedHeading | undefined =>
  heading?.kind === 'numbered' ? heading : undefined;

/** Whether the count goes on: to a higher number, or from a chapter to the next volume. */
function goesOn(heading: HeadingCandidate, next: HeadingCandidate | undefined): boolean {
  const [here, there] = [numberOf(heading), next && numberOf(next)];
  if (!here || !there) return false;
  return here.unit !== there.unit || there.number > here.number;
}

/**
 * Share of a text that stands under titles of its own rather than under numbered headings: in front of the first
 * number, or behind the last one before they begin again or end. Titles between two numbers that follow each other are
 * scenes of a chapter; those that novels have beside their numbers (楔子, 番外) are among the headings.
 */
export function wordsOutsideNumbers(
  headings: readonly HeadingCandidate[],
  titles: readonly HeadingCandidate[],
  words: number,
): number {
  const numbered = headings.filter((heading) => numberOf(heading) !== undefined);
  const known = new Set(headings.map(({ line }) => line));
  const foreign = titles.filter(({ line }) => !known.has(line));
  const outsideOf = (from: number, next: HeadingCandidate | undefined): number => {
    const title = foreign[countUpTo(foreign, from)];
    return title && title.line < (next?.line ?? Infinity) ? bodyLength(title, next, words) : 0;
  };
  const front = outsideOf(-1, numbered[0]);
  const behind = numbered.map((heading, at) => {
    const next = numbered[at + 1];
    return goesOn(heading, next) ? 0 : outsideOf(heading.line, next);
  });
  return words === 0 ? 0 : (front + behind.reduce((sum, piece) => sum + piece, 0)) / words;
}
