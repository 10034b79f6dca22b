import type { Member, MemberTier } from './Member.ts';
import { MemberBlockType, type MemberInfo } from './MemberInfo.ts';
import { memberLevel } from './memberLevels.ts';

/** As the display orders them unless the server says otherwise (D-068). */
const TIERS: readonly MemberTier[] = ['super', 'monthly', 'new-user', 'free-card'];

/** The tiers in the order of display: the smaller number first, those without one last. */
export const tierOrder = ({ priority }: Pick<MemberInfo, 'priority'>): MemberTier[] => {
  const place = (tier: MemberTier): number => priority[tier] ?? Number.MAX_VALUE;
  return [...TIERS].sort((a, b) => place(a) - place(b));
};

/** Without any block the records decide (D-066). */
const hasBlocks = ({ blocks }: MemberInfo): boolean => TIERS.some((tier) => blocks[tier] !== undefined);

export type TierState = 'active' | 'overdue' | 'none';

/** A tier is active while its block is, until its end; `serverTime` is in seconds [LOCK-20, ENT-18]. */
export function tierState(info: MemberInfo, tier: MemberTier, serverTime: number): TierState {
  if (hasBlocks(info)) {
    const { type, expiresAt } = info.blocks[tier] ?? { type: 0, expiresAt: 0 };
    if (type === MemberBlockType.Active) return expiresAt > serverTime ? 'active' : 'overdue';
    return type === MemberBlockType.Overdue ? 'overdue' : 'none';
  }
  const records = info.records.filter(({ level }) => memberLevel(level)?.tier === tier);
  if (records.length === 0) return 'none';
  return records.some(({ expiresAt }) => expiresAt > serverTime) ? 'active' : 'overdue';
}

/** The rights that a reader's memberships give at the server's time, in seconds. */
export const memberOf = (info: MemberInfo, serverTime: number): Member => ({
  activeTiers: new Set(TIERS.filter((tier) => tierState(info, tier, serverTime) === 'active')),
});
