import type { HeadingCandidate } from './TextSurvey.ts';

/** Characters between a heading and the next one, or the end of the file. */
export const bodyLength = (heading: HeadingCandidate, next: HeadingCandidate | undefined, words: number): number =>
  (next?.wordsBefore ?? words) - heading.wordsBefore - heading.headWords;
