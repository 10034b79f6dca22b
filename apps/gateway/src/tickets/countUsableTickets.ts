import { compiledOnce } from '../database/compiledOnce.ts';
import type { Database } from '../database/schema/Database.ts';
import { queryRows } from '../database/queryRows.ts';

const usableQuery = compiledOnce(
  (database, { userId, seconds }: { userId: string; seconds: number }) =>
    database
      .selectFrom('ticket')
      .select((counted) => counted.fn.countAll().as('count'))
      .where('user_id', '=', userId)
      .where('balance', '>', 0)
      .where('expires_at', '>', seconds),
  ({ userId, seconds }) => [userId, 0, seconds],
);

export async function countUsableTickets(database: Database, userId: string, nowMs: number): Promise<number> {
  const query = usableQuery(database, { userId, seconds: Math.floor(nowMs / 1000) });
  const [counted] = await queryRows(database, query);
  return Number(counted?.count ?? 0);
}
