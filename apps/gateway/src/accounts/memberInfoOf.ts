import { MemberBlockType, type MemberTier } from '@shuye/core-domain/member';
import { compiledOnce } from '../database/compiledOnce.ts';
import type { Database } from '../database/schema/Database.ts';
import { queryRows } from '../database/queryRows.ts';

/** The level of each tier on the wire (D-067). */
export const LEVELS: Readonly<Record<MemberTier, number>> = { 'new-user': 1, super: 2, monthly: 3, 'free-card': 5 };

/** The smaller comes first in the display (D-068). */
const PRIORITY = { superInfo: 1, monthlyInfo: 2, newInfo: 3, freeCardInfo: 4 };

const membershipQuery = compiledOnce(
  (database, userId: string) =>
    database.selectFrom('membership').select(['tier', 'begins_at', 'expires_at']).where('user_id', '=', userId),
  (userId) => [userId],
);

/** An account's memberships as its records and blocks tell them; also those that are over [ENT-16, ENT-17, ENT-18, ENT-19]. */
export async function memberInfoOf(database: Database, userId: string, nowMs: number) {
  const rows = await queryRows(database, membershipQuery(database, userId));
  const serverTime = Math.floor(nowMs / 1000);

  const block = (tier: MemberTier) => {
    const row = rows.find((membership) => membership.tier === tier);
    if (!row) return undefined;
    const state = row.expires_at > serverTime ? MemberBlockType.Active : MemberBlockType.Overdue;
    return { state, times: { expiredTime: row.expires_at, beginTime: row.begins_at, endTime: row.expires_at } };
  };
  const [superMember, monthly, newUser, freeCard] = [
    block('super'),
    block('monthly'),
    block('new-user'),
    block('free-card'),
  ];
  return {
    records: rows.map(({ tier, expires_at }) => ({ level: LEVELS[tier], expiredTime: expires_at })),
    ...(superMember ? { superInfo: { superType: superMember.state, ...superMember.times } } : {}),
    ...(monthly ? { monthlyInfo: { monthlyType: monthly.state, ...monthly.times } } : {}),
    ...(newUser ? { newInfo: { type: newUser.state, ...newUser.times } } : {}),
    ...(freeCard ? { freeCardInfo: { type: freeCard.state, ...freeCard.times } } : {}),
    priorityInfo: PRIORITY,
  };
}
