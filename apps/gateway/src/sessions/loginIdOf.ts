import type { Database } from '../database/schema/Database.ts';

/** The login that a session belongs to, however often it was refreshed; undefined where the session is gone. */
export async function loginIdOf(database: Database, tokenHash: string): Promise<string | undefined> {
  const session = await database
    .selectFrom('session')
    .select('login_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return session?.login_id;
}
