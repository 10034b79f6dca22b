import { gatherEvidence, type LikelyNames, type OutlineEvidence } from './OutlineEvidence.ts';
import { outlineByNumbers } from './outlineByNumbers.ts';
import { outlineByTitles } from './outlineByTitles.ts';
import type { TextOutline } from './TextOutline.ts';
import type { HeadingCandidate, TextSurvey } from './TextSurvey.ts';
import { wordsOutsideNumbers } from './wordsOutsideNumbers.ts';
import { bodyLength } from './bodyLength.ts';

/** Numbered headings that leave more than this share of a book outside belong to one of its parts. */
const MAX_OUTSIDE = 0.35;
const MIN_TITLES = 3;
/** Shorter pieces are not chapters but verse or talk. */
const MIN_PIECE = 100;

function medianPiece(headings: readonly HeadingCandidate[], words: number): number {
  const pieces = headings.map((heading, at) => bodyLength(heading, headings[at + 1], words)).sort((a, b) => a - b);
  return pieces[Math.floor(pieces.length / 2)] ?? 0;
}

function numbersSpanBook({ numbered, titles, words }: OutlineEvidence): boolean {
  if (!numbered.some(({ heading }) => heading?.kind === 'numbered')) return false;
  return titles.length < MIN_TITLES || wordsOutsideNumbers(numbered, titles, words) <= MAX_OUTSIDE;
}

/** Volumes that have a numeral and a unit, above chapters that have a number alone: 第一卷, 1、, 2、. */
function numbersInVolumes({ numbered, plain }: OutlineEvidence): HeadingCandidate[] | undefined {
  const units = numbered.flatMap(({ heading }) => (heading?.kind === 'numbered' ? [heading] : []));
  const isOfVolumes = units.length > 0 && units.every(({ rank }) => rank === 'volume');
  if (!isOfVolumes || plain.headings.length <= units.length) return undefined;
  return [...numbered, ...plain.headings].sort((one, other) => one.line - other.line);
}

function titlesSpanBook({ titles, plain, words }: OutlineEvidence): boolean {
  const numbersCountMore = !plain.startsAgain && plain.headings.length > titles.length;
  return titles.length >= 2 && medianPiece(titles, words) >= MIN_PIECE && !numbersCountMore;
}

/**
 * Decides which lines head the chapters: numbered ones where they span the book, else titles that stand by themselves,
 * else bare numbers. Without any, the outline has no chapters.
 */
export function chooseOutline(survey: TextSurvey, names: LikelyNames): TextOutline {
  const evidence = gatherEvidence(survey, names);
  const inVolumes = numbersInVolumes(evidence);
  if (inVolumes) return outlineByNumbers(evidence, inVolumes);
  if (numbersSpanBook(evidence)) return outlineByNumbers(evidence, evidence.numbered);
  if (titlesSpanBook(evidence)) return outlineByTitles(evidence);
  return outlineByNumbers(evidence, evidence.plain.headings);
}
