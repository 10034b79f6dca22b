import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/schema/Database.ts';

/**
 * Ends the login that a token's session goes back to: no token that refreshes made of it, whoever holds it, works a moment
 * longer. Other devices stay logged in.
 */
export const endSession = (database: Database, tokenHash: string): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const session = await transaction
      .selectFrom('session')
      .select(['user_id', 'login_id'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (!session) return;
    await transaction
      .deleteFrom('session')
      .where('user_id', '=', session.user_id)
      .where('login_id', '=', session.login_id)
      .execute();
  });
