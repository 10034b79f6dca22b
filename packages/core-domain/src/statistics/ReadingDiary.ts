import { dayLabel } from '../time/momentLabel.ts';
import { mergeReadingDays } from './mergeReadingDays.ts';
import { parseReadingDay, readingDayKey, withReading, type ReadingDay } from './ReadingDay.ts';

/** How long and how much one reader read, day by day, as this device knows it. */
export interface ReadingDiary {
  device: string;
  /** What began by then was deleted, ms; 0 where nothing was. */
  clearedAtMs: number;
  revision: number;
  days: readonly ReadingDay[];
  unsent: readonly string[];
}

export const emptyReadingDiary = (device: string): ReadingDiary => ({
  device,
  clearedAtMs: 0,
  revision: 0,
  days: [],
  unsent: [],
});

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** The diary that a store holds: what of it is damaged is dropped by itself. `device` names one that is made anew. */
export function parseReadingDiary(value: unknown, device: string): ReadingDiary {
  const empty = emptyReadingDiary(device);
  if (typeof value !== 'object' || value === null) return empty;
  const stored: Partial<Record<keyof ReadingDiary, unknown>> = value;
  const list = Array.isArray(stored.days) ? stored.days : [];
  const clearedAtMs = isCount(stored.clearedAtMs) ? stored.clearedAtMs : 0;
  const days = mergeReadingDays([list.map(parseReadingDay).filter((day) => day !== undefined)], clearedAtMs);
  return {
    device: typeof stored.device === 'string' && stored.device !== '' ? stored.device : device,
    clearedAtMs,
    // Where something was lost, everything is asked for again.
    revision: isCount(stored.revision) && days.length === list.length ? stored.revision : 0,
    days,
    unsent: Array.isArray(stored.unsent) ? stored.unsent.filter((key) => typeof key === 'string') : [],
  };
}

export interface ReadStretch {
  bookId: string;
  seconds: number;
  words: number;
}

export function addReading(diary: ReadingDiary, { bookId, seconds, words }: ReadStretch, nowMs: number): ReadingDiary {
  if (seconds <= 0 && words <= 0) return diary;
  const begun: ReadingDay = {
    device: diary.device,
    day: dayLabel(nowMs),
    bookId,
    begunAtMs: Math.max(Math.round(nowMs), diary.clearedAtMs + 1),
    seconds: 0,
    words: 0,
  };
  const key = readingDayKey(begun);
  const old = diary.days.find((day) => readingDayKey(day) === key) ?? begun;
  return {
    ...diary,
    days: mergeReadingDays([diary.days, [withReading(old, { seconds, words })]], diary.clearedAtMs),
    unsent: diary.unsent.includes(key) ? diary.unsent : [...diary.unsent, key],
  };
}

/** The diary with days of a file or of another reader of this device; they go to the server with the next sync. */
export function importReadingDays(diary: ReadingDiary, imported: readonly ReadingDay[]): ReadingDiary {
  const days = mergeReadingDays([diary.days, imported], diary.clearedAtMs);
  const known = new Map(diary.days.map((day) => [readingDayKey(day), JSON.stringify(day)]));
  const changed = days
    .filter((day) => known.get(readingDayKey(day)) !== JSON.stringify(day))
    .map((day) => readingDayKey(day));
  return changed.length === 0 ? diary : { ...diary, days, unsent: [...new Set([...diary.unsent, ...changed])] };
}

export const clearReadingDiary = (diary: ReadingDiary, nowMs: number): ReadingDiary => ({
  ...diary,
  // A device whose clock was ahead may have begun a day later than now.
  clearedAtMs: diary.days.reduce((latest, { begunAtMs }) => Math.max(latest, begunAtMs), Math.round(nowMs)),
  days: [],
  unsent: [],
});
