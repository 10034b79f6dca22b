import type { Database } from '../database/openDatabase.ts';

/**
 * Ends the session of a token, and with it the tokens of the same account that a refresh has replaced: none of them
 * works a moment longer. Other devices stay logged in.
 */
export async function endSession(database: Database, tokenHash: string): Promise<void> {
  const session = await database
    .selectFrom('session')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!session) return;
  await database
    .deleteFrom('session')
    .where('user_id', '=', session.user_id)
    .where((row) => row.or([row('token_hash', '=', tokenHash), row('replaced_at', 'is not', null)]))
    .execute();
}
