import type { HeadingCandidate } from './TextSurvey.ts';

const BARE = /^(?:第.{1,13}|chapter .{1,8}|[^ .．、:：]{1,8})$/i;
/** A book sets its chapter names on lines of their own everywhere or nowhere. */
const SHARE = 0.6;

const isBare = ({ heading }: HeadingCandidate): boolean =>
  heading !== undefined && heading.kind !== 'special' && BARE.test(heading.title) && heading.title.length <= 8;

/**
 * Chapter names that stand on a line of their own under the number (第一章, then 归来), by the line of the number.
 * Empty unless the book does so as a rule.
 */
export function namesUnderNumbers(
  headings: readonly HeadingCandidate[],
  candidates: readonly HeadingCandidate[],
): Map<number, HeadingCandidate> {
  const bare = headings.filter(isBare);
  const names = new Map<number, HeadingCandidate>();
  const places = new Map(candidates.map((candidate, at) => [candidate.line, at]));
  for (const heading of bare) {
    const below = candidates[(places.get(heading.line) ?? -2) + 1];
    const follows = below && below.wordsBefore - heading.headWords <= heading.wordsBefore;
    if (follows && below.isTitle && !below.isExclaimed && below.blanksBefore <= 2) names.set(heading.line, below);
  }
  return names.size >= 2 && names.size >= bare.length * SHARE ? names : new Map();
}
