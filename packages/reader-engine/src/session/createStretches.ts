import type { BookFormat } from '@shuye/core-domain/book';
import { readingRecord, type ReadingRecord } from '@shuye/core-domain/progress';

export interface StretchBook {
  bookId: string;
  format: BookFormat;
}

/** Cuts the time that is read into stretches, each of one chapter. */
export interface Stretches {
  /** Reading is in this chapter, or nowhere; another chapter ends the stretch. */
  be: (chapterId: string | undefined, nowMs: number) => void;
  add: (milliseconds: number) => void;
  /** Gives finished stretches that were not taken, and the one that goes on, as far as it is. */
  pending: () => ReadingRecord[];
  /** All finished stretches and the one going on, which begins anew. */
  take: (nowMs: number) => ReadingRecord[];
  drop: (nowMs: number) => void;
}

export function createStretches({ bookId, format }: StretchBook): Stretches {
  let finished: ReadingRecord[] = [];
  let chapterId: string | undefined;
  let startedAt = 0;
  let visibleFor = 0;

  const open = (): ReadingRecord | undefined =>
    chapterId === undefined ? undefined : readingRecord({ format, bookId, chapterId, startedAt, visibleFor });

  const begin = (next: string | undefined, nowMs: number): void => {
    chapterId = next;
    startedAt = nowMs;
    visibleFor = 0;
  };

  const finish = (next: string | undefined, nowMs: number): void => {
    const record = open();
    if (record) finished.push(record);
    begin(next, nowMs);
  };

  return {
    be: (next, nowMs) => {
      if (next !== chapterId) finish(next, nowMs);
    },
    add: (milliseconds) => {
      visibleFor += milliseconds;
    },
    pending: () => {
      const record = open();
      return record ? [...finished, record] : finished;
    },
    take: (nowMs) => {
      finish(chapterId, nowMs);
      const records = finished;
      finished = [];
      return records;
    },
    drop: (nowMs) => {
      finished = [];
      begin(chapterId, nowMs);
    },
  };
}
