import { ANONYMOUS_USER_ID, guestMember, type Member } from '@shuye/core-domain/member';

/** The caller: a guest unless a session says otherwise; ids in a request prove nothing. */
export interface Caller {
  userId: string;
  isGuest: boolean;
  member: Member;
  /** Of the session's token; guests have none. */
  tokenHash?: string;
}

export const guest: Caller = { userId: String(ANONYMOUS_USER_ID), isGuest: true, member: guestMember };
