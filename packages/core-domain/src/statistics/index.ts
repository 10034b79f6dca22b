export { parseReadingDay, readingDayKey } from './ReadingDay.ts';
export type { ReadingDay } from './ReadingDay.ts';
export { MAX_READING_DAYS, mergeReadingDay } from './mergeReadingDays.ts';
export { addReading, clearReadingDiary, importReadingDays, parseReadingDiary } from './ReadingDiary.ts';
export type { ReadingDiary, ReadStretch } from './ReadingDiary.ts';
export { applyServerReadingDays, MAX_SENT_READING_DAYS, readingDaysToPush } from './syncReadingDiary.ts';
export { wordsPassed } from './wordsPassed.ts';
export type { TextPosition } from './wordsPassed.ts';
export {
  durationText,
  roughDurationText,
  heatLevel,
  lastDays,
  readingDaysCsv,
  readingSpeed,
  readingStreak,
  readingSums,
  readingTimeLeft,
  wordsText,
} from './readingSummary.ts';
export type { ReadingSum } from './readingSummary.ts';
