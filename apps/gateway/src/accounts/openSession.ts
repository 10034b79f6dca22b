import { LOGIN_LASTS } from '@shuye/core-domain';
import type { Database } from '../database/openDatabase.ts';
import { forgetDeadSessions } from './forgetDeadSessions.ts';
import { hashToken, newToken } from './sessionToken.ts';

/** Opens a session of an account, and gives its token: the only time that it is readable. `now` in milliseconds. */
export async function openSession(database: Database, userId: string, now: number): Promise<string> {
  await forgetDeadSessions(database, userId, now);
  const token = newToken();
  await database
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: now + LOGIN_LASTS * 1000,
      replaced_at: null,
    })
    .execute();
  return token;
}
