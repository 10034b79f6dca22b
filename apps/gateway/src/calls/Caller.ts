import { ANONYMOUS_USER_ID, guestMember, type Member } from '@shuye/core-domain/member';

/** Who asks: a guest until a session says otherwise; ids in a request are never proof. */
export interface Caller {
  userId: string;
  isGuest: boolean;
  member: Member;
  /** Of the session's token; guests have none. */
  tokenHash?: string;
}

export const guest: Caller = { userId: String(ANONYMOUS_USER_ID), isGuest: true, member: guestMember };
