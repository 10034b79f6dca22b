import type { Database } from '../database/openDatabase.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { openSession } from './openSession.ts';

/**
 * Gives a session a new token, and its 30 days anew. The old token works on for a short while, for requests that were on
 * their way; several refreshes of it at once each get a token.
 */
export const rotateSession = (
  database: Database,
  { userId, tokenHash }: { userId: string; tokenHash: string },
  now: number,
): Promise<string> =>
  inTransaction(database, async (transaction) => {
    await transaction
      .updateTable('session')
      .set({ replaced_at: now })
      .where('token_hash', '=', tokenHash)
      .where('replaced_at', 'is', null)
      .execute();
    return openSession(transaction, userId, now);
  });
