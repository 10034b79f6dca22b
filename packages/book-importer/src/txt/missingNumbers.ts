import type { HeadingCandidate } from './TextSurvey.ts';

const MAX_NAMED = 8;

/** A sentence about chapters whose number is left out or comes twice; the owner may have an incomplete file. */
export function missingNumbers(headings: readonly HeadingCandidate[]): string[] {
  const odd: string[] = [];
  const last = new Map<string, number>();
  for (const { heading } of headings) {
    if (heading?.kind !== 'numbered' || heading.rank === 'volume') continue;
    const { unit, number, title } = heading;
    // 第12.5章 stands between two, and leaves none out.
    if (!Number.isInteger(number)) continue;
    const before = last.get(unit);
    if (before !== undefined && number !== before + 1 && number > 1) odd.push(`“${title}” follows number ${before}`);
    last.set(unit, number);
  }
  if (odd.length === 0) return [];
  const more = odd.length > MAX_NAMED ? ` and ${odd.length - MAX_NAMED} more` : '';
  return [`Chapter numbers are not in order: ${odd.slice(0, MAX_NAMED).join('; ')}${more}.`];
}
