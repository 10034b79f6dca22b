import type { MemberTier } from '../member/Member.ts';
import type { MemberInfo } from '../member/MemberInfo.ts';
import { isSoldTier, memberLevel, tierLevels } from '../member/memberLevels.ts';
import { tierOrder, tierState, type TierState } from '../member/memberOf.ts';

/** A membership on the page 我的会员; `expiresAt` in seconds, absent for one that was never held; a button where it is sold (D-172). */
export interface MemberCard {
  tier: MemberTier;
  name: string;
  state: TierState;
  expiresAt?: number;
  button?: '开通' | '续费';
}

/** The end of a membership: its block's, or the last of its records'. */
function expiry({ blocks, records }: MemberInfo, tier: MemberTier): number {
  const ends = records.filter(({ level }) => memberLevel(level)?.tier === tier).map(({ expiresAt }) => expiresAt);
  return blocks[tier]?.expiresAt ?? Math.max(...ends);
}

/** A card for each membership in the order of the display; one held before is renewed, any other opened [MEMBER-01]. */
export const memberCards = (info: MemberInfo, serverTime: number): MemberCard[] =>
  tierOrder(info).map((tier) => {
    const state = tierState(info, tier, serverTime);
    const { name } = tierLevels[tier];
    const isNew = state === 'none';
    return {
      tier,
      name,
      state,
      ...(isNew ? {} : { expiresAt: expiry(info, tier) }),
      ...(isSoldTier(tier) ? { button: isNew ? '开通' : '续费' } : {}),
    };
  });
