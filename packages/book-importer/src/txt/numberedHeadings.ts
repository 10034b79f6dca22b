import { titleKey } from './ContentsFinder.ts';
import type { Heading } from './Heading.ts';
import { isInsideParagraph } from './isInsideParagraph.ts';
import type { TextLayout } from './LayoutStats.ts';
import type { HeadingCandidate } from './TextSurvey.ts';

export type NumberedHeading = Extract<Heading, { kind: 'numbered' }>;

function usualIndent(candidates: readonly HeadingCandidate[]): number {
  const counts = new Map<number, number>();
  for (const { indent } of candidates) counts.set(indent, (counts.get(indent) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
}

const APPENDIX = /^附[录记錄記]/;

/** The heading's number follows the last one of its unit, or starts anew; 12.5 and 13 both follow 12. */
const isInOrder = ({ unit, number }: NumberedHeading, last: ReadonlyMap<string, number>): boolean => {
  const before = Math.floor(last.get(unit) ?? 0);
  return number === 1 || number === before + 1 || (!Number.isInteger(number) && Math.floor(number) === before);
};

/**
 * Headings by number (第三回), with the special ones (序, 后记) among them. Lines that are set like a paragraph while
 * headings are not, and lines that repeat the heading above, are prose. An appendix between two numbered chapters
 * belongs to the first of them.
 */
export function numberedHeadings(
  candidates: readonly HeadingCandidate[],
  layout: TextLayout,
): { headings: HeadingCandidate[]; repeated: HeadingCandidate[] } {
  const possible = candidates.filter(({ heading }) => heading && heading.kind !== 'plain');
  const numbered = possible.filter(({ heading }) => heading?.kind === 'numbered');
  const usual = usualIndent(numbered);
  const lastNumbered = numbered.at(-1)?.line ?? -1;
  const isSetAsProse = ({ indent }: HeadingCandidate): boolean => indent !== usual && indent === layout.proseIndent;

  const headings: HeadingCandidate[] = [];
  const repeated: HeadingCandidate[] = [];
  const last = new Map<string, number>();
  const lastOfKind = new Map<string, Heading>();
  const accept = (candidate: HeadingCandidate, heading: Heading): void => {
    headings.push(candidate);
    lastOfKind.set(heading.kind, heading);
  };
  for (const candidate of possible) {
    const { heading, text, line } = candidate;
    if (isInsideParagraph(candidate, layout) || (APPENDIX.test(text) && line < lastNumbered)) continue;
    const above = heading && lastOfKind.get(heading.kind);
    if (above && titleKey(above.title) === titleKey(heading.title)) repeated.push(candidate);
    else if (heading?.kind === 'numbered' && (!isSetAsProse(candidate) || isInOrder(heading, last))) {
      accept(candidate, heading);
      last.set(heading.unit, heading.number);
    } else if (heading?.kind === 'special' && !isSetAsProse(candidate)) accept(candidate, heading);
  }
  return { headings, repeated };
}
