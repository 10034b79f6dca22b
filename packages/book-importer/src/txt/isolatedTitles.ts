import { titleKey } from './ContentsFinder.ts';
import { findSignatures } from './findSignatures.ts';
import { isInsideParagraph } from './isInsideParagraph.ts';
import { isNameShaped } from './isPersonName.ts';
import { isPageFurniture } from './isPageFurniture.ts';
import { isDate, opensNotes } from './isTitleLike.ts';
import type { TextLayout } from './LayoutStats.ts';
import type { HeadingCandidate, TextSurvey } from './TextSurvey.ts';

/** Columns beyond the indent of prose from which a line counts as centred. */
const CENTRED = 8;
/** A line whose middle lies further right is a signature. */
const RIGHT = 0.62;

/** Whether a line is set apart from prose towards the middle, not to the right like a signature. */
export function isCentred({ indent, width }: Pick<HeadingCandidate, 'indent' | 'width'>, layout: TextLayout): boolean {
  const isRight = layout.wrapWidth !== undefined && (indent + width) / 2 > layout.wrapWidth * RIGHT;
  return indent >= layout.proseIndent + CENTRED && !isRight;
}

const isIsolated = ({ indent, blanksBefore, blanksAfter }: HeadingCandidate, layout: TextLayout): boolean => {
  const looksLikeProse = indent === layout.proseIndent && layout.proseIndent > 0 && layout.usualGap === 0;
  return blanksBefore > layout.usualGap && blanksAfter > layout.usualGap && !(looksLikeProse && blanksAfter < 2);
};

const startsText = ({ next }: HeadingCandidate): boolean =>
  next !== '' && !opensNotes(next) && !isPageFurniture(next) && !isDate(next);

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Infinity;

export interface IsolatedTitles {
  titles: HeadingCandidate[];
  bylines: HeadingCandidate[];
  /** Names at the foot of a text, which remain in it. */
  signatures: HeadingCandidate[];
  author?: string;
}

function standingLines(candidates: readonly HeadingCandidate[], { layout, contents }: TextSurvey): HeadingCandidate[] {
  const listed = new Set(contents.flatMap(({ items }) => Array.from(items)));
  const isListed = ({ text, subtitle, blanksBefore }: HeadingCandidate): boolean =>
    blanksBefore > 0 && (listed.has(titleKey(text)) || listed.has(titleKey(`${text}——${subtitle?.text ?? ''}`)));
  return candidates.filter((candidate) => {
    const { isTitle, isExclaimed, heading, blanksBefore, blanksAfter } = candidate;
    if (!isTitle && heading?.kind !== 'special') return false;
    const stands =
      isListed(candidate) ||
      (isCentred(candidate, layout) && blanksBefore > 0 && blanksAfter > 0) ||
      (!isExclaimed && isIsolated(candidate, layout));
    return stands && !isInsideParagraph(candidate, layout);
  });
}

/**
 * Titles without a number: centred, or standing alone between more blank lines than paragraphs have. Names among them
 * are neither titles nor do they count as the text of the title above.
 */
export function isolatedTitles(
  candidates: readonly HeadingCandidate[],
  survey: TextSurvey,
  authors: readonly string[],
): IsolatedTitles {
  const standing = standingLines(candidates, survey);
  const names = findSignatures(standing, { authors, words: survey.words, startsText });
  const usualGap = median(
    standing.filter((line) => !names.has(line)).flatMap(({ blanksBefore: gap }) => (gap < Infinity ? [gap] : [])),
  );

  const titles: HeadingCandidate[] = [];
  const bylines: HeadingCandidate[] = [];
  const signatures: HeadingCandidate[] = [];
  for (const candidate of standing) {
    const above = titles.at(-1);
    const isUnderTitle = above !== undefined && candidate.wordsBefore <= above.wordsBefore + above.headWords;
    if (names.has(candidate)) {
      if (isUnderTitle) titles.push({ ...above, headWords: above.headWords + candidate.headWords });
      if (isUnderTitle) titles.splice(-2, 1);
      (isUnderTitle ? bylines : signatures).push(candidate);
      continue;
    }
    if (!startsText(candidate)) continue;
    // If two titles follow each other, the one that stands closer to the text above it than titles do is its signature.
    const isSignature = isUnderTitle && above.blanksBefore < Math.min(candidate.blanksBefore, usualGap);
    if (isSignature) signatures.push(...titles.splice(-1));
    titles.push(candidate);
  }
  const [author, ...others] = new Set(
    [...bylines, ...signatures].filter(({ text }) => isNameShaped(text)).map(({ text }) => text),
  );
  return { titles, bylines, signatures, ...(author !== undefined && others.length === 0 ? { author } : {}) };
}
