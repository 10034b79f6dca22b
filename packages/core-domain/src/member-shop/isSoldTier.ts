import type { MemberTier } from '../member/Member.ts';

/** Whether plans sell a membership: that of newcomers and the free card are given by the server alone (D-169). */
export const isSoldTier = (tier: MemberTier): boolean => tier === 'super' || tier === 'monthly';
