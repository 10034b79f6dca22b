import { dayLabel } from '../time/momentLabel.ts';
import type { ReadingDay } from './ReadingDay.ts';

const DAY_MS = 86_400_000;
/** A day with less is none on which was read, s. */
const MIN_DAY_S = 60;
/** Below it nobody's speed is known, s. */
const MIN_SPEED_S = 600;
const SPEED_DAYS = 60;
const MINUTE_S = 60;
const HOUR_S = 3600;

export interface ReadingSum {
  seconds: number;
  words: number;
}

/** The sums of days by what `nameOf` says of each: by day, or by book. */
export function readingSums(
  days: readonly ReadingDay[],
  nameOf: (day: ReadingDay) => string,
): ReadonlyMap<string, ReadingSum> {
  const sums = new Map<string, ReadingSum>();
  for (const day of days) {
    const { seconds, words } = sums.get(nameOf(day)) ?? { seconds: 0, words: 0 };
    sums.set(nameOf(day), { seconds: seconds + day.seconds, words: words + day.words });
  }
  return sums;
}

export const lastDays = (nowMs: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => dayLabel(nowMs - (count - 1 - at) * DAY_MS));

/** Days in a row with at least a minute of reading, up to today; today may still come. */
export function readingStreak(byDay: ReadonlyMap<string, ReadingSum>, nowMs: number): number {
  const isRead = (ago: number): boolean => (byDay.get(dayLabel(nowMs - ago * DAY_MS))?.seconds ?? 0) >= MIN_DAY_S;
  let ago = isRead(0) ? 0 : 1;
  let streak = 0;
  for (; isRead(ago); ago += 1) streak += 1;
  return streak;
}

/** Characters a minute over the last two months; undefined until ten minutes were read. */
export function readingSpeed(days: readonly ReadingDay[], nowMs: number): number | undefined {
  const since = dayLabel(nowMs - SPEED_DAYS * DAY_MS);
  let [seconds, words] = [0, 0];
  for (const day of days) {
    if (day.day < since || day.words === 0) continue;
    seconds += day.seconds;
    words += day.words;
  }
  return seconds < MIN_SPEED_S || words === 0 ? undefined : Math.round((words * MINUTE_S) / seconds);
}

/** How dark a day stands in the picture of the year: 0 nothing, 1 read, 2 from 15 minutes, 3 from 30, 4 from an hour. */
export function heatLevel(seconds: number): 0 | 1 | 2 | 3 | 4 {
  const minutes = seconds / MINUTE_S;
  if (minutes >= 60) return 4;
  if (minutes >= 30) return 3;
  if (minutes >= 15) return 2;
  return minutes >= 1 ? 1 : 0;
}

/** 25分钟, 3小时5分钟; under a minute nothing that could be taken for one, which a day in a row needs. */
export function durationText(seconds: number): string {
  if (seconds <= 0) return '0分钟';
  if (seconds < MINUTE_S) return '不到1分钟';
  const minutes = Math.round(seconds / MINUTE_S);
  if (minutes < 60) return `${minutes}分钟`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 || hours >= 100 ? `${hours}小时` : `${hours}小时${rest}分钟`;
}

/** A time that is guessed, by minutes, and from ten hours on by hours: more is not known. */
export function roughDurationText(seconds: number): string {
  const unit = seconds < 10 * HOUR_S ? MINUTE_S : HOUR_S;
  return durationText(seconds <= 0 ? 0 : Math.max(1, Math.round(seconds / unit)) * unit);
}

export const wordsText = (words: number): string =>
  words < 10_000 ? `${words}字` : `${Number((words / 10_000).toFixed(1))}万字`;

/** How long the rest takes at a speed, s. */
export const readingTimeLeft = (words: number, charactersAMinute: number): number =>
  Math.round((Math.max(0, words) / charactersAMinute) * MINUTE_S);

/** A row a day, book and device, for tables of other programs. */
export const readingDaysCsv = (days: readonly ReadingDay[], titleOf: (bookId: string) => string): string =>
  [
    '日期,书名,书号,秒数,字数,设备',
    ...days.map(({ day, bookId, seconds, words, device }) =>
      [day, csvText(titleOf(bookId)), csvText(bookId), seconds, words, csvText(device)].join(','),
    ),
  ].join('\r\n');

/** Quoted, and harmless in programs that take `=` for a formula. */
const csvText = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replace(/"/g, '""')}"`;
