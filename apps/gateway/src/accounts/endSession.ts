import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';

/**
 * Ends the session of a token, and with it the tokens of the same account that a refresh has replaced: none of them
 * works a moment longer, nor does the successor of one that was being refreshed meanwhile. Other devices stay logged in.
 */
export const endSession = (database: Database, tokenHash: string): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const session = await transaction
      .selectFrom('session')
      .select(['user_id', 'replaced_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (!session) return;
    await transaction
      .deleteFrom('session')
      .where('user_id', '=', session.user_id)
      .where((row) =>
        row.or([
          row('token_hash', '=', tokenHash),
          row('replaced_at', 'is not', null),
          // A refresh opens the successor in the moment in which it replaces a token.
          ...(session.replaced_at === null ? [] : [row('created_at', '=', session.replaced_at)]),
        ]),
      )
      .execute();
  });
