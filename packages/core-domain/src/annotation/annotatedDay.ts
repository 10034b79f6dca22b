import { localDay } from '../time/localDay.ts';

const SHANGHAI_OFFSET = 480;

/** The day of an annotation in Shanghai, yyyy-MM-dd. */
export const annotatedDay = (ms: number): string => localDay(ms, SHANGHAI_OFFSET);
