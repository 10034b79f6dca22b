import type { Member, MemberTier } from '../member/Member.ts';

export const aMember = (...tiers: MemberTier[]): Member => ({ activeTiers: new Set(tiers) });
