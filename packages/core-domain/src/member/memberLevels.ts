import type { MemberTier } from './Member.ts';

export type MemberLook = 'super' | 'advanced' | 'month' | 'new';

export interface MemberLevel {
  tier: MemberTier;
  name: string;
  look: MemberLook;
}

const newUser: MemberLevel = { tier: 'new-user', name: '新人福利会员', look: 'new' };
const superMember: MemberLevel = { tier: 'super', name: '超级会员', look: 'super' };
const monthly: MemberLevel = { tier: 'monthly', name: '包月会员', look: 'month' };
const advanced: MemberLevel = { tier: 'monthly', name: '高级会员', look: 'advanced' };
const freeCard: MemberLevel = { tier: 'free-card', name: '免费阅读卡会员', look: 'month' };

/** A level of the account server, 1 to 5 [ENUM-07, AUTH-24] (D-067); the fourth has the rights of the third. */
export const memberLevel = (level: number): MemberLevel | undefined =>
  [newUser, superMember, monthly, advanced, freeCard][level - 1];

export const tierLevels: Readonly<Record<MemberTier, MemberLevel>> = {
  'new-user': newUser,
  super: superMember,
  monthly,
  'free-card': freeCard,
};

export const lookNames: Readonly<Record<MemberLook, string>> = {
  super: superMember.name,
  advanced: advanced.name,
  month: monthly.name,
  new: newUser.name,
};

/** Whether plans sell a membership: that of newcomers and the free card are given by the server alone (D-169). */
export const isSoldTier = (tier: MemberTier): boolean => tier === 'super' || tier === 'monthly';
