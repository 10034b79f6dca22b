import type { BookFormat } from '@shuye/core-domain/book';
import { readingRecord, type ReadingRecord } from '@shuye/core-domain/progress';

export interface StretchBook {
  bookId: string;
  format: BookFormat;
}

/** Cuts the time that is read into stretches, each of one chapter. */
export interface Stretches {
  /** Reading is in this chapter, or nowhere; another chapter ends the stretch. `now` in milliseconds. */
  be: (chapterId: string | undefined, now: number) => void;
  /** Milliseconds that were read. */
  add: (milliseconds: number) => void;
  /** What was not taken yet: finished stretches, and the one that goes on, as far as it is. */
  pending: () => ReadingRecord[];
  /** All finished stretches and the one going on, which begins anew. */
  take: (now: number) => ReadingRecord[];
  /** Forgets everything: it was delivered elsewhere. */
  drop: (now: number) => void;
}

export function createStretches({ bookId, format }: StretchBook): Stretches {
  let finished: ReadingRecord[] = [];
  let chapterId: string | undefined;
  let startedAt = 0;
  let visibleFor = 0;

  const open = (): ReadingRecord | undefined =>
    chapterId === undefined ? undefined : readingRecord({ format, bookId, chapterId, startedAt, visibleFor });

  const begin = (next: string | undefined, now: number): void => {
    chapterId = next;
    startedAt = now;
    visibleFor = 0;
  };

  const finish = (next: string | undefined, now: number): void => {
    const record = open();
    if (record) finished.push(record);
    begin(next, now);
  };

  return {
    be: (next, now) => {
      if (next !== chapterId) finish(next, now);
    },
    add: (milliseconds) => {
      visibleFor += milliseconds;
    },
    pending: () => {
      const record = open();
      return record ? [...finished, record] : finished;
    },
    take: (now) => {
      finish(chapterId, now);
      const records = finished;
      finished = [];
      return records;
    },
    drop: (now) => {
      finished = [];
      begin(chapterId, now);
    },
  };
}
