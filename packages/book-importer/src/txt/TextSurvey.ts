import type { Heading } from './Heading.ts';
import type { TextLayout } from './LayoutStats.ts';
import type { ReadingLosses } from './streamLines.ts';

/** A line that may be the head of a chapter, with what decides it. */
export interface HeadingCandidate {
  /** Number of the line in the file. */
  line: number;
  text: string;
  heading?: Heading;
  /** Whether it could be a title that has no number. */
  isTitle: boolean;
  /** A title that ends in ？ or ！. */
  isExclaimed: boolean;
  /** The ——副题 below it, without dashes. */
  subtitle?: { line: number; text: string };
  credits: readonly number[];
  /** Characters of the line, its subtitle and its credits. */
  headWords: number;
  /** Columns. */
  indent: number;
  width: number;
  blanksBefore: number;
  blanksAfter: number;
  /** Text of the next line that holds something; empty at the end of the file. */
  next: string;
  /** Columns of the line directly above when that one stops in the middle of a sentence, else 0. */
  openAbove: number;
  /** Characters of the file in front of this line. */
  wordsBefore: number;
}

export interface ContentsTable {
  from: number;
  to: number;
  /** Listed titles without spaces and page numbers. */
  items: ReadonlySet<string>;
}

/** The first reading of a text file finds these facts. */
export interface TextSurvey {
  layout: TextLayout;
  candidates: readonly HeadingCandidate[];
  contents: readonly ContentsTable[];
  /** The first lines that hold something. */
  head: readonly string[];
  /** Number of the first of them. */
  firstLine: number;
  /** Names under prefaces, with how often each signs. */
  signatures: ReadonlyMap<string, number>;
  /** Characters without white space. */
  words: number;
  losses: ReadingLosses;
}
