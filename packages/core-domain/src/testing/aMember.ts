import type { Member, MemberTier } from '../member/Member.ts';

/** A member of the given tiers; without any, a guest. */
export const aMember = (...tiers: MemberTier[]): Member => ({ activeTiers: new Set(tiers) });
