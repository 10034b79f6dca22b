import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/schema/Database.ts';

/** Revokes the login of a token with every token refreshed from it. Other devices stay logged in. */
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
