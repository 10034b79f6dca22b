import type { ReadingDay } from '@shuye/core-domain/statistics';
import type { Selectable } from 'kysely';
import type { ReadingDayTable } from '../database/schema/readingDayTables.ts';

export const toReadingDay = (row: Selectable<ReadingDayTable>): ReadingDay => ({
  device: row.device,
  day: row.day,
  bookId: row.book_id,
  begunAtMs: row.begun_at,
  seconds: row.seconds,
  words: row.words,
});
