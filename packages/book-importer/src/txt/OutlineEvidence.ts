import { titleKey } from './ContentsFinder.ts';
import { numberedHeadings } from './numberedHeadings.ts';
import { plainHeadings, type PlainHeadings } from './plainHeadings.ts';
import { isolatedTitles } from './isolatedTitles.ts';
import type { ContentsTable, HeadingCandidate, TextSurvey } from './TextSurvey.ts';
import { dropBareContents } from './dropBareContents.ts';

export interface OutlineEvidence {
  /** All lines that may be headings, outside of tables of contents. */
  candidates: readonly HeadingCandidate[];
  /** Headings by number, and 序 and the like. */
  numbered: readonly HeadingCandidate[];
  titles: readonly HeadingCandidate[];
  bylines: readonly HeadingCandidate[];
  /** Names at the foot of texts. */
  signatures: readonly HeadingCandidate[];
  /** The name that all bylines and signatures share. */
  author?: string;
  plain: PlainHeadings;
  /** Lines of tables of contents and repeated headings. */
  dropped: readonly number[];
  /** Characters of the text. */
  words: number;
}

const linesOf = (tables: readonly ContentsTable[]): number[] =>
  tables.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at));

const isNameOf = (text: string, bookTitle: string): boolean =>
  titleKey(text.replace(/^《([^《》]+)》$/, '$1')) === titleKey(bookTitle);

/** Names from the file's name and its first lines. */
export interface LikelyNames {
  title: string;
  authors: readonly string[];
}

/** Sorts what a survey found; the book's own title is no chapter. */
export function gatherEvidence(survey: TextSurvey, { title: bookTitle, authors }: LikelyNames): OutlineEvidence {
  const { contents, layout, words } = survey;
  const listedLines = linesOf(contents);
  const inContents = new Set(listedLines);
  const candidates = survey.candidates.filter(
    ({ line, text, heading }) => !inContents.has(line) && (heading || !isNameOf(text, bookTitle)),
  );
  const { headings, repeated } = numberedHeadings(candidates, layout);
  const { headings: numbered, listed } = dropBareContents(headings, words);
  const announced = new Set(listed);
  const isolated = isolatedTitles(
    candidates.filter((candidate) => !announced.has(candidate)),
    survey,
    authors,
  );
  return {
    candidates,
    numbered,
    ...isolated,
    plain: plainHeadings(candidates, survey),
    dropped: [...listedLines, ...[...listed, ...repeated].map(({ line }) => line)],
    words,
  };
}
