/** What one device read of one book on one day. Its counts only grow, so that two copies of it are never added up twice. */
export interface ReadingDay {
  device: string;
  day: string;
  bookId: string;
  /** When its counting began, ms; what began before the statistics were deleted is deleted. */
  begunAtMs: number;
  seconds: number;
  words: number;
}

const DAY_S = 86_400;
const MAX_DAY_WORDS = 5_000_000;
const MAX_ID_LENGTH = 64;

export const readingDayKey = ({ device, day, bookId }: ReadingDay): string => [device, day, bookId].join(' ');

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID_LENGTH;

const isCount = (value: unknown, max = Number.MAX_SAFE_INTEGER): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= max;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(value);

export function parseReadingDay(value: unknown): ReadingDay | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { device, day, bookId, begunAtMs, seconds, words }: Partial<Record<keyof ReadingDay, unknown>> = value;
  if (!isId(device) || !isDay(day) || !isId(bookId) || !isCount(begunAtMs)) return undefined;
  return isCount(seconds, DAY_S) && isCount(words, MAX_DAY_WORDS)
    ? { device, day, bookId, begunAtMs, seconds, words }
    : undefined;
}

/** One more stretch on the day; a day has no more seconds and words than it can have. */
export const withReading = (
  old: ReadingDay,
  { seconds, words }: Pick<ReadingDay, 'seconds' | 'words'>,
): ReadingDay => ({
  ...old,
  seconds: Math.min(DAY_S, old.seconds + Math.max(0, seconds)),
  words: Math.min(MAX_DAY_WORDS, old.words + Math.max(0, words)),
});
