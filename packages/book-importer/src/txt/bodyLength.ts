import type { HeadingCandidate } from './TextSurvey.ts';

export const bodyLength = (heading: HeadingCandidate, next: HeadingCandidate | undefined, words: number): number =>
  (next?.wordsBefore ?? words) - heading.wordsBefore - heading.headWords;
