import type { Database } from '../database/schema/Database.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { Unauthorised } from '../calls/callErrors.ts';
import { createSession } from './createSession.ts';

/**
 * Gives a session a new token, and its 30 days anew as long as its login lasts. The old token works on for a short while, for requests that were on
 * their way; several refreshes of it at once each get a token.
 * @throws Unauthorised where a logout came first: a session that has ended has no successor.
 */
export const rotateSession = (
  database: Database,
  { userId, tokenHash }: { userId: string; tokenHash: string },
  nowMs: number,
): Promise<string> =>
  inTransaction(database, async (transaction) => {
    const session = await transaction
      .selectFrom('session')
      .select(['login_id', 'began_at', 'device'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (!session) throw new Unauthorised('the session was ended meanwhile');
    await transaction
      .updateTable('session')
      .set({ replaced_at: nowMs })
      .where('token_hash', '=', tokenHash)
      .where('replaced_at', 'is', null)
      .execute();
    const { login_id: loginId, began_at: beganAt, device } = session;
    return createSession(transaction, userId, nowMs, { loginId, beganAt, device });
  });
