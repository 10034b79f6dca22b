import { isUntoldBook, nothingTold } from '../book/localBook.ts';
import { mergeReadingDays } from './mergeReadingDays.ts';
import { readingDayKey, type ReadingDay } from './ReadingDay.ts';
import type { ReadingDiary } from './ReadingDiary.ts';

export const MAX_SENT_READING_DAYS = 100;

/** The days that the server has not acknowledged, as many as a call may carry; none of a book that it is not told of. */
export function readingDaysToPush({ days, unsent }: ReadingDiary, told = nothingTold): readonly ReadingDay[] {
  const waiting = new Set(unsent);
  return days
    .filter((day) => waiting.has(readingDayKey(day)) && !isUntoldBook(day.bookId, told))
    .slice(0, MAX_SENT_READING_DAYS);
}

export interface ReadingDaysSync {
  pushed: readonly ReadingDay[];
  changed: readonly ReadingDay[];
  clearedAtMs: number;
  revision: number;
}

/** The diary after an answer: what was read meanwhile stays unsent. */
export function applyServerReadingDays(diary: ReadingDiary, answer: ReadingDaysSync): ReadingDiary {
  const clearedAtMs = Math.max(diary.clearedAtMs, answer.clearedAtMs);
  const days = mergeReadingDays([diary.days, answer.changed], clearedAtMs);
  // The server knows less than it did: its database was restored. Everything is sent again, and asked for again.
  if (answer.revision < diary.revision) {
    return { ...diary, clearedAtMs, days, revision: 0, unsent: days.map(readingDayKey) };
  }
  const pushed = new Map(answer.pushed.map((day) => [readingDayKey(day), day]));
  const here = new Map(days.map((day) => [readingDayKey(day), day]));
  const unsent = diary.unsent.filter((key) => {
    const [own, sent] = [here.get(key), pushed.get(key)];
    return own && !(sent && sent.begunAtMs === own.begunAtMs && sent.seconds >= own.seconds && sent.words >= own.words);
  });
  return { ...diary, clearedAtMs, days, unsent, revision: answer.revision };
}
