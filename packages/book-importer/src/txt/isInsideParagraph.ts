import type { TextLayout } from './LayoutStats.ts';
import type { HeadingCandidate } from './TextSurvey.ts';

/** Lines broken by hand may end this much short of the edge. */
export const EDGE = 5;

/** Whether a line only goes on with the sentence that was broken off above it. */
export const isInsideParagraph = ({ openAbove }: HeadingCandidate, { wrapWidth }: TextLayout): boolean =>
  wrapWidth !== undefined && openAbove >= wrapWidth - EDGE;
