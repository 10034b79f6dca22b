/** Kinds of membership (levels 2, 1, 3 and 4, 5) [ENUM-07]. */
export type MemberTier = 'super' | 'new-user' | 'monthly' | 'free-card';

export interface Member {
  activeTiers: ReadonlySet<MemberTier>;
}

export const guestMember: Member = { activeTiers: new Set() };
