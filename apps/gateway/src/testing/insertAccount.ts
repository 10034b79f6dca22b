import type { MemberTier } from '@shuye/core-domain/member';
import { generateUserId } from '../sessions/generateUserId.ts';
import { createSession } from '../sessions/createSession.ts';
import type { Database } from '../database/schema/Database.ts';

interface AccountParts {
  nickname?: string;
  /** Tiers that hold for another day. */
  tiers?: readonly MemberTier[];
}

const DAY_SECONDS = 86_400;

export async function insertAccount(
  database: Database,
  { nickname = '书友', tiers = [] }: AccountParts,
  nowMs: number,
): Promise<{ userId: string; token: string }> {
  const userId = generateUserId();
  await database
    .insertInto('account')
    .values({ user_id: userId, nickname, avatar_url: '', created_at: nowMs })
    .execute();
  const seconds = Math.floor(nowMs / 1000);
  for (const tier of tiers) {
    await database
      .insertInto('membership')
      .values({ user_id: userId, tier, begins_at: seconds, expires_at: seconds + DAY_SECONDS })
      .execute();
  }
  return { userId, token: await createSession(database, userId, nowMs) };
}
