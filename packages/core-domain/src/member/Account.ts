import { noMembership, type MemberInfo } from './MemberInfo.ts';
import { ANONYMOUS_USER_ID } from './userId.ts';

/** Who is reading, and what they hold [ENT-20, ENT-26, ENT-27]. On its way it travels as `AsyncState<Account>`. */
export interface Account {
  userId: string;
  nickname: string;
  avatarUrl: string;
  /** A random id of this browser, made once; it stands for both device ids of the wire (D-023). */
  deviceId: string;
  /** Just bound to a provider's account: the shelf takes an extra step (D-143). */
  isNewlyBound: boolean;
  alipayUserId?: string;
  beanBalance: number;
  unusedTickets: number;
  membership: MemberInfo;
  /** The server's time of this answer, in seconds; 0 before the first. */
  serverTime: number;
}

export const guestAccount = (deviceId: string): Account => ({
  userId: String(ANONYMOUS_USER_ID),
  nickname: '',
  avatarUrl: '',
  deviceId,
  isNewlyBound: false,
  beanBalance: 0,
  unusedTickets: 0,
  membership: noMembership,
  serverTime: 0,
});
