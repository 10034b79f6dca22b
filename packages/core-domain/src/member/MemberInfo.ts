import type { MemberTier } from './Member.ts';

/** State of a member block [ENUM-06]: 2 holds, 3 held once and is over. */
export const MemberBlockType = { Active: 2, Overdue: 3 } as const;

/** What the account server says of one membership; times in seconds, and types other than 2 and 3 are neither. */
export interface MemberBlock {
  type: number;
  expiresAt: number;
  beginsAt?: number;
  endsAt?: number;
}

/** An older form of the same: a level [ENUM-07] and its end in seconds. */
export interface MemberRecord {
  level: number;
  expiresAt: number;
}

export interface MemberInfo {
  records: readonly MemberRecord[];
  blocks: Readonly<Partial<Record<MemberTier, MemberBlock>>>;
  priority: Readonly<Partial<Record<MemberTier, number>>>;
}

export const noMembership: MemberInfo = { records: [], blocks: {}, priority: {} };
