import type { Database } from '../database/schema/Database.ts';
import { REPLACED_TOKEN_GRACE_MS } from './findCaller.ts';

/** Removes an account's sessions that no token opens any more. `now` in milliseconds. */
export async function deleteExpiredSessions(database: Database, userId: string, now: number): Promise<void> {
  await database
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('expires_at', '<=', now), row('replaced_at', '<=', now - REPLACED_TOKEN_GRACE_MS)]))
    .execute();
}
