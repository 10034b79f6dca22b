import type { MemberTier } from '../member/Member.ts';
import type { MemberLook } from '../member/memberLevels.ts';

const LOOKS: readonly MemberLook[] = ['super', 'advanced', 'month', 'new'];

/** The membership whose privileges a page tells; an unknown one is the monthly [MEMBER-11] (D-173). */
export const privilegeLook = (type: string | undefined): MemberLook => LOOKS.find((look) => look === type) ?? 'month';

const TIERS: Readonly<Record<MemberLook, MemberTier>> = {
  super: 'super',
  advanced: 'monthly',
  month: 'monthly',
  new: 'new-user',
};

/** The membership that a page of privileges, or an address with its type, is about. */
export const tierOfLook = (look: MemberLook): MemberTier => TIERS[look];
