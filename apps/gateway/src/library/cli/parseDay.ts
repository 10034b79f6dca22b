import { ImportFailure } from '@shuye/book-importer';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The beginning of a day in China time, in milliseconds. @throws ImportFailure for what is no day of the calendar. */
export function parseDay(text: string): number {
  const startMs = DAY.test(text) ? Date.parse(`${text}T00:00:00+08:00`) : Number.NaN;
  const isDay = !Number.isNaN(startMs) && new Date(startMs + 8 * 3_600_000).toISOString().startsWith(text);
  if (!isDay) throw new ImportFailure(`“${text}” is no day.`, 'Write one as 2026-11-01.');
  return startMs;
}
