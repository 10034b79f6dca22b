import { readingDayKey, type ReadingDay } from './ReadingDay.ts';

/** Days of reading that are kept of one reader: a year with five books a day. The oldest go first. */
export const MAX_READING_DAYS = 2000;

/** Both copies count the same reading: the one that began later was begun anew, else the higher counts are the later ones. */
export function mergeReadingDay(a: ReadingDay, b: ReadingDay): ReadingDay {
  if (a.begunAtMs !== b.begunAtMs) return a.begunAtMs > b.begunAtMs ? a : b;
  return { ...a, seconds: Math.max(a.seconds, b.seconds), words: Math.max(a.words, b.words) };
}

const newestFirst = (a: ReadingDay, b: ReadingDay): number => {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1;
  return readingDayKey(a) < readingDayKey(b) ? -1 : 1;
};

/** Newest first, without deleted ones; the same in any order and grouping, any number of times. */
export function mergeReadingDays(
  sources: readonly (readonly ReadingDay[])[],
  clearedAtMs: number,
): readonly ReadingDay[] {
  const known = new Map<string, ReadingDay>();
  for (const day of sources.flat()) {
    if (day.begunAtMs <= clearedAtMs) continue;
    const key = readingDayKey(day);
    const other = known.get(key);
    known.set(key, other ? mergeReadingDay(other, day) : day);
  }
  return [...known.values()].sort(newestFirst).slice(0, MAX_READING_DAYS);
}
