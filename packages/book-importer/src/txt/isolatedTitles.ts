import { titleKey } from './ContentsFinder.ts';
import { countWords } from './countWords.ts';
import { isPageFurniture } from './isPageFurniture.ts';
import { isInsideParagraph } from './isInsideParagraph.ts';
import { isDate, opensNotes } from './isTitleLike.ts';
import type { TextLayout } from './LayoutStats.ts';
import type { HeadingCandidate, TextSurvey } from './TextSurvey.ts';

/** Columns beyond the indent of prose from which a line counts as centred. */
const CENTRED = 8;
/** A line whose middle lies further right is a signature. */
const RIGHT = 0.62;
const BYLINE = /^[\u4e00-\u9fff·]{2,4}$/;

const isCentred = ({ indent, width, blanksBefore, blanksAfter }: HeadingCandidate, layout: TextLayout): boolean => {
  const isRight = layout.wrapWidth !== undefined && (indent + width) / 2 > layout.wrapWidth * RIGHT;
  return indent >= layout.proseIndent + CENTRED && !isRight && blanksBefore > 0 && blanksAfter > 0;
};

const isIsolated = ({ indent, blanksBefore, blanksAfter }: HeadingCandidate, layout: TextLayout): boolean => {
  const looksLikeProse = indent === layout.proseIndent && layout.proseIndent > 0 && layout.usualGap === 0;
  return blanksBefore > layout.usualGap && blanksAfter > layout.usualGap && !(looksLikeProse && blanksAfter < 2);
};

const startsText = ({ next }: HeadingCandidate): boolean =>
  next !== '' && !opensNotes(next) && !isPageFurniture(next) && !isDate(next);

export interface IsolatedTitles {
  titles: HeadingCandidate[];
  /** Names under a title. */
  bylines: HeadingCandidate[];
}

/** Titles without a number: centred, or standing alone between more blank lines than paragraphs have. */
export function isolatedTitles(candidates: readonly HeadingCandidate[], survey: TextSurvey): IsolatedTitles {
  const { layout, contents } = survey;
  const listed = new Set(contents.flatMap(({ items }) => Array.from(items)));
  const isListed = ({ text, blanksBefore }: HeadingCandidate): boolean =>
    blanksBefore > 0 && listed.has(titleKey(text));

  const titles: HeadingCandidate[] = [];
  const bylines: HeadingCandidate[] = [];
  for (const candidate of candidates) {
    const stands = isListed(candidate) || isCentred(candidate, layout) || isIsolated(candidate, layout);
    const isTitle = candidate.isTitle || candidate.heading?.kind === 'special';
    if (!isTitle || !stands || !startsText(candidate) || isInsideParagraph(candidate, layout)) continue;
    const above = titles.at(-1);
    const isUnderTitle = above && candidate.wordsBefore - countWords(above.text) <= above.wordsBefore;
    // Of two in a row, the one that stands closer to the text above it is its signature.
    if (isUnderTitle && above.blanksBefore < candidate.blanksBefore) titles.pop();
    else if (isUnderTitle && BYLINE.test(candidate.text)) {
      bylines.push(candidate);
      continue;
    }
    titles.push(candidate);
  }
  return { titles, bylines };
}
