import type { Database } from '../database/openDatabase.ts';
import { hashToken } from './sessionToken.ts';
import { guest, type Visitor } from './Visitor.ts';

/** A token that a refresh has replaced works this long, for requests that were on their way, in milliseconds. */
export const REPLACED_TOKEN_GRACE = 60_000;

/** The account whose session the token opens, with the memberships that hold at `now` (milliseconds); else a guest. */
export async function findVisitor(database: Database, token: string | undefined, now: number): Promise<Visitor> {
  if (!token) return guest;
  const tokenHash = hashToken(token);
  const session = await database
    .selectFrom('session')
    .select(['user_id', 'replaced_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!session) return guest;
  if (session.replaced_at !== null && session.replaced_at + REPLACED_TOKEN_GRACE <= now) return guest;

  const memberships = await database
    .selectFrom('membership')
    .select('tier')
    .where('user_id', '=', session.user_id)
    .where('expires_at', '>', Math.floor(now / 1000))
    .execute();
  return {
    userId: session.user_id,
    isGuest: false,
    member: { activeTiers: new Set(memberships.map(({ tier }) => tier)) },
    tokenHash,
  };
}
