import { BookFormat } from '../book/Book.ts';

export const READ_TIME_TYPE = 1;

/** A stretch of reading as it is reported; `startedAt` in milliseconds [ENT-48] (D-109). */
export interface ReadingRecord {
  timeType: typeof READ_TIME_TYPE;
  objectType: BookFormat;
  bookId: string;
  chapterId: string;
  startedAt: number;
  seconds: number;
}

interface ReadingStretch {
  format: BookFormat;
  bookId: string;
  chapterId: string;
  /** Both in milliseconds. */
  startedAt: number;
  visibleFor: number;
}

/** The record of a stretch, or undefined where less than a second was read [PROG-12]. */
export function readingRecord({ format, visibleFor, ...where }: ReadingStretch): ReadingRecord | undefined {
  const seconds = Math.floor(visibleFor / 1000);
  return seconds >= 1 ? { timeType: READ_TIME_TYPE, objectType: format, ...where, seconds } : undefined;
}
