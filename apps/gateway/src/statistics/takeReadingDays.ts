import { MAX_READING_DAYS, mergeReadingDay, readingDayKey, type ReadingDay } from '@shuye/core-domain/statistics';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema/Tables.ts';
import { toReadingDay } from './toReadingDay.ts';

/** A clock that is ahead by more than this is not believed, ms. */
const CLOCK_TOLERANCE_MS = 300_000;

export interface ReadingDaysChange {
  days: readonly ReadingDay[];
  /** What began by then goes, ms. */
  clearedAt: number;
}

/** The days that were read longest ago go. */
async function forgetOldest(transaction: Transaction<Tables>, userId: string): Promise<void> {
  const beyond = await transaction
    .selectFrom('reading_day')
    .select(['device', 'day', 'book_id'])
    .where('user_id', '=', userId)
    .orderBy('day', 'desc')
    .orderBy('device')
    .orderBy('book_id')
    .offset(MAX_READING_DAYS)
    .limit(MAX_READING_DAYS)
    .execute();
  for (const { device, day, book_id } of beyond) {
    await transaction
      .deleteFrom('reading_day')
      .where('user_id', '=', userId)
      .where('device', '=', device)
      .where('day', '=', day)
      .where('book_id', '=', book_id)
      .execute();
  }
}

/** Takes what a device counted into an account's days: whatever is known already changes nothing. */
export async function takeReadingDays(
  transaction: Transaction<Tables>,
  userId: string,
  { days, clearedAt }: ReadingDaysChange,
  nowMs: number,
): Promise<void> {
  const diary = await transaction
    .selectFrom('reading_diary')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const before = diary ?? { cleared_at: 0, revision: 0 };
  const cleared_at = Math.max(before.cleared_at, Math.min(clearedAt, nowMs + CLOCK_TOLERANCE_MS));
  const stored = await transaction
    .selectFrom('reading_day')
    .selectAll()
    .where('user_id', '=', userId)
    .where('day', 'in', ['', ...new Set(days.map(({ day }) => day))])
    .execute();
  const known = new Map(stored.map(toReadingDay).map((day) => [readingDayKey(day), day]));
  const merged = new Map(known);
  for (const day of days) {
    const old = merged.get(readingDayKey(day));
    if (day.begunAtMs > cleared_at) merged.set(readingDayKey(day), old ? mergeReadingDay(old, day) : day);
  }
  const changed = [...merged].filter(([key, day]) => JSON.stringify(known.get(key)) !== JSON.stringify(day));
  const isCleared = cleared_at > before.cleared_at;
  if (changed.length === 0 && !isCleared) return;

  const rows = changed.map(([, { device, day, bookId, begunAtMs, seconds, words }], at) => ({
    user_id: userId,
    device,
    day,
    book_id: bookId,
    begun_at: begunAtMs,
    seconds,
    words,
    revision: before.revision + 1 + at,
  }));
  const row = { user_id: userId, cleared_at, revision: before.revision + rows.length + Number(isCleared) };
  await transaction
    .insertInto('reading_diary')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  if (isCleared) {
    await transaction
      .deleteFrom('reading_day')
      .where('user_id', '=', userId)
      .where('begun_at', '<=', cleared_at)
      .execute();
  }
  if (rows.length === 0) return;
  await transaction
    .insertInto('reading_day')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device', 'day', 'book_id']).doUpdateSet((excluded) => ({
        begun_at: excluded.ref('excluded.begun_at'),
        seconds: excluded.ref('excluded.seconds'),
        words: excluded.ref('excluded.words'),
        revision: excluded.ref('excluded.revision'),
      })),
    )
    .execute();
  await forgetOldest(transaction, userId);
}
