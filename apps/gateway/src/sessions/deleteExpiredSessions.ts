import type { Database } from '../database/schema/Database.ts';
import { REPLACED_TOKEN_GRACE_MS } from './findCaller.ts';

export async function deleteExpiredSessions(database: Database, userId: string, nowMs: number): Promise<void> {
  await database
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('expires_at', '<=', nowMs), row('replaced_at', '<=', nowMs - REPLACED_TOKEN_GRACE_MS)]))
    .execute();
}
