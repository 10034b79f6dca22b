import type { Database } from '../database/schema/Database.ts';
import { toReadingDay } from './toReadingDay.ts';

/** Days of one answer: 30 KB at most. */
const ANSWERED_DAYS = 250;

/** What changed of an account's days since a revision, the earliest change first. */
export async function selectReadingDays(database: Database, userId: string, since: number) {
  const [diary, rows] = await Promise.all([
    database.selectFrom('reading_diary').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    database
      .selectFrom('reading_day')
      .selectAll()
      .where('user_id', '=', userId)
      .where('revision', '>', since)
      .orderBy('revision')
      .limit(ANSWERED_DAYS + 1)
      .execute(),
  ]);
  const shown = rows.slice(0, ANSWERED_DAYS);
  const hasMore = rows.length > shown.length;
  const last = shown.at(-1)?.revision ?? 0;
  return {
    days: shown.map(toReadingDay),
    clearedAt: diary?.cleared_at ?? 0,
    // A device that knows more than there is knows a former database: it asks for all.
    revision: hasMore ? last : (diary?.revision ?? 0),
    hasMore: hasMore ? 1 : 0,
  };
}
