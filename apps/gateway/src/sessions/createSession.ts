import { LOGIN_TTL_S } from '@shuye/core-domain/member';
import type { Database } from '../database/schema/Database.ts';
import { deleteExpiredSessions } from './deleteExpiredSessions.ts';
import { hashToken, generateToken } from './sessionToken.ts';

/**
 * Opens a session of an account, and gives its token: the only time that it is readable.
 * @param loginId Of the login that it continues; left out, it begins one.
 */
export async function createSession(
  database: Database,
  userId: string,
  nowMs: number,
  loginId?: string,
): Promise<string> {
  await deleteExpiredSessions(database, userId, nowMs);
  const token = generateToken();
  const token_hash = hashToken(token);
  await database
    .insertInto('session')
    .values({
      token_hash,
      user_id: userId,
      created_at: nowMs,
      expires_at: nowMs + LOGIN_TTL_S * 1000,
      replaced_at: null,
      login_id: loginId ?? token_hash,
    })
    .execute();
  return token;
}
