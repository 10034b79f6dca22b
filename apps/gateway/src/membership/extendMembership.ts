import type { MemberTier } from '@shuye/core-domain/member';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema/Tables.ts';
import { addMonths } from './addMonths.ts';

interface Extension {
  userId: string;
  tier: MemberTier;
  months: number;
  /** Seconds. */
  serverTime: number;
}

/**
 * Lets a membership hold for longer: from its end where it still holds, else from now.
 * @returns its new end, in seconds.
 */
export async function extendMembership(
  transaction: Transaction<Tables>,
  { userId, tier, months, serverTime }: Extension,
): Promise<number> {
  const held = await transaction
    .selectFrom('membership')
    .select(['begins_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('tier', '=', tier)
    .executeTakeFirst();
  const goesOn = held !== undefined && held.expires_at > serverTime;
  const begins_at = goesOn ? held.begins_at : serverTime;
  const expires_at = addMonths(goesOn ? held.expires_at : serverTime, months);
  await transaction
    .insertInto('membership')
    .values({ user_id: userId, tier, begins_at, expires_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'tier']).doUpdateSet({ begins_at, expires_at }))
    .execute();
  return expires_at;
}
