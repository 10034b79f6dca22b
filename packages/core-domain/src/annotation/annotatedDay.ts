import { localDay } from '../time/localDay.ts';

/** Minutes that Shanghai is ahead of UTC. */
const SHANGHAI_OFFSET = 480;

/** The day of an annotation, as its list and its files say it. */
export const annotatedDay = (ms: number): string => localDay(ms, SHANGHAI_OFFSET);
