import { loginCookies } from '@shuye/core-domain/member';
import type { Database } from '../database/schema/Database.ts';
import { findCaller } from '../sessions/findCaller.ts';
import { parseCookie } from '../sessions/parseCookie.ts';
import { parseToken } from '../sessions/parseToken.ts';

/**
 * Whether a browser is logged in as its pages see it, by both cookies (D-016): one that has the token alone would be led
 * from here to a page that leads back. `maxAge` is the age in seconds that the login may have, if not any.
 */
export async function hasLogin(database: Database, headers: Headers, nowMs: number, maxAge?: number): Promise<boolean> {
  const { isGuest, userId, tokenHash } = await findCaller(database, parseToken(headers), nowMs);
  if (isGuest || tokenHash === undefined || parseCookie(headers, loginCookies.userId) !== userId) return false;
  if (maxAge === undefined) return true;
  const session = await database
    .selectFrom('session')
    .select('began_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return session !== undefined && nowMs - session.began_at <= maxAge * 1000;
}
