import { LOGIN_TTL_S } from '@shuye/core-domain/member';
import { deleteOldest } from '../database/deleteOldest.ts';
import type { Database } from '../database/schema/Database.ts';
import { deleteExpiredSessions } from './deleteExpiredSessions.ts';
import { hashToken, generateToken } from './sessionToken.ts';

/** Of one account; the oldest end first. Refreshes of one token at once each make one. */
export const MAX_SESSIONS = 100;

/** A login ends this long after it began, however often it is refreshed. */
export const MAX_LOGIN_MS = 180 * 86_400_000;

/** What a session goes on from. */
interface Login {
  loginId?: string;
  beganAt?: number;
  device?: string;
}

/**
 * Opens a session of an account, and gives its token: the only time that it is readable. It lasts 30 days, and no longer than
 * its login.
 */
export async function createSession(
  database: Database,
  userId: string,
  nowMs: number,
  { loginId, beganAt = nowMs, device = '' }: Login = {},
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
      expires_at: Math.min(nowMs + LOGIN_TTL_S * 1000, beganAt + MAX_LOGIN_MS),
      replaced_at: null,
      login_id: loginId ?? token_hash,
      began_at: beganAt,
      device,
    })
    .execute();
  await deleteOldest(database, { table: 'session', userId, column: 'created_at', max: MAX_SESSIONS });
  return token;
}
