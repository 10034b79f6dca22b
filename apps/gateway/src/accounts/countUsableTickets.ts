import type { Database } from '../database/openDatabase.ts';

/** Tickets of an account that still pay for something at `now` (milliseconds). */
export async function countUsableTickets(database: Database, userId: string, now: number): Promise<number> {
  const row = await database
    .selectFrom('ticket')
    .select((counted) => counted.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('balance', '>', 0)
    .where('expires_at', '>', Math.floor(now / 1000))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
