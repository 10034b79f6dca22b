export { guestAccount } from './Account.ts';
export type { Account } from './Account.ts';
export { isPageLoggedIn, loggedOut, LOGIN_TTL_S, loginCookies } from './login.ts';
export { NEW_ACCOUNT_COOKIE_TTL_S, newAccountCookie } from './newAccountCookie.ts';
export { loginNeed } from './loginNeed.ts';
export type { LoginNeed, LoginQuestion } from './loginNeed.ts';
export { guestMember } from './Member.ts';
export type { Member, MemberTier } from './Member.ts';
export { MemberBlockType, noMembership } from './MemberInfo.ts';
export type { MemberBlock, MemberInfo, MemberRecord } from './MemberInfo.ts';
export { isSoldTier, lookNames, memberLevel, tierLevels } from './memberLevels.ts';
export type { MemberLevel, MemberLook } from './memberLevels.ts';
export { memberOf, tierOrder, tierState } from './memberOf.ts';
export type { TierState } from './memberOf.ts';
export {
  membershipLabel,
  membershipStatus,
  MembershipStatus,
  monthlyStateOf,
  shownMembership,
} from './membershipStatus.ts';
export { ANONYMOUS_USER_ID, isLoggedInId, signingUserId, USER_ID_THRESHOLD } from './userId.ts';
export { MonthlyState } from './MonthlyState.ts';
