import { sql } from 'kysely';
import { compiledOnce } from '../database/compiledOnce.ts';
import type { Database } from '../database/schema/Database.ts';
import { queryRows } from '../database/queryRows.ts';
import { hashToken } from './sessionToken.ts';
import { guest, type Caller } from '../calls/Caller.ts';

/** A replaced token still works this long, for requests in flight. */
export const REPLACED_TOKEN_GRACE_MS = 60_000;

/** A session that has not ended, once for each membership that holds, or once without any. */
const sessionQuery = compiledOnce(
  (database, { tokenHash, nowMs }: { tokenHash: string; nowMs: number }) =>
    database
      .selectFrom('session')
      .leftJoin('membership', (join) =>
        join
          .onRef('membership.user_id', '=', 'session.user_id')
          .on('membership.expires_at', '>', Math.floor(nowMs / 1000)),
      )
      .select(['session.user_id', 'session.replaced_at', 'membership.tier'])
      // An expression: SQLite plans a join anew for each value that a key of it is compared with directly.
      .where('session.token_hash', '=', sql<string>`${tokenHash} || ''`)
      .where('session.expires_at', '>', nowMs),
  ({ tokenHash, nowMs }) => [Math.floor(nowMs / 1000), tokenHash, nowMs],
);

/** The account whose session the token opens, with the memberships that hold at `nowMs`; else a guest. */
export async function findCaller(database: Database, token: string | undefined, nowMs: number): Promise<Caller> {
  if (!token) return guest;
  const tokenHash = hashToken(token);
  const rows = await queryRows(database, sessionQuery(database, { tokenHash, nowMs }));
  const [session] = rows;
  if (!session) return guest;
  if (session.replaced_at !== null && session.replaced_at + REPLACED_TOKEN_GRACE_MS <= nowMs) return guest;

  const tiers = rows.flatMap(({ tier }) => (tier === null ? [] : [tier]));
  return { userId: session.user_id, isGuest: false, member: { activeTiers: new Set(tiers) }, tokenHash };
}
