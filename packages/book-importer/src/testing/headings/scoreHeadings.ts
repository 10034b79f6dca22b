import type { ImportedBook } from '../../ImportedBook.ts';
import { collectChapters, paragraphsOf } from '../collectChapters.ts';
import type { HeadingLabel } from './LabelledText.ts';

export interface HeadingScore {
  right: number;
  invented: readonly string[];
  missed: readonly string[];
}

/** Characters of a text's beginning that tell it from others. */
const OPENING = 12;

const plain = (text: string): string => text.replace(/\s/g, '');

const isLabel = ({ title, opening }: { title: string; opening: string }, label: HeadingLabel): boolean =>
  plain(title).includes(plain(label.name)) && opening.startsWith(plain(label.opening).slice(0, OPENING));

/** Holds the chapters of an imported text against its labels, in reading order. */
export async function scoreHeadings(book: ImportedBook, labels: readonly HeadingLabel[]): Promise<HeadingScore> {
  const found = (await collectChapters(book)).map((chapter) => ({
    title: chapter.title,
    opening: plain(paragraphsOf(chapter).find((text) => text.trim() !== '') ?? ''),
  }));
  const missed: string[] = [];
  const invented: string[] = [];
  let at = 0;
  for (const label of labels) {
    const next = found.findIndex((chapter, index) => index >= at && isLabel(chapter, label));
    if (next < 0) missed.push(`${label.name} | ${label.opening.slice(0, OPENING)}`);
    else {
      invented.push(...found.slice(at, next).map(({ title, opening }) => `${title} | ${opening.slice(0, OPENING)}`));
      at = next + 1;
    }
  }
  invented.push(...found.slice(at).map(({ title, opening }) => `${title} | ${opening.slice(0, OPENING)}`));
  return { right: labels.length - missed.length, invented, missed };
}

/** The harmonic mean of precision and recall over some texts, from 0 to 1. */
export function f1Of(scores: readonly HeadingScore[]): number {
  const sum = (count: (score: HeadingScore) => number): number => scores.reduce((all, score) => all + count(score), 0);
  const right = sum((score) => score.right);
  return (2 * right) / (2 * right + sum(({ missed }) => missed.length) + sum(({ invented }) => invented.length));
}
