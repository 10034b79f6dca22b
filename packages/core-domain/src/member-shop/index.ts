export { choosePlan, isRenewing, memberShopTitle, preselectedPlan } from './choosePlan.ts';
export type { PlanChoice } from './choosePlan.ts';
export { memberCards } from './memberCards.ts';
export type { MemberCard } from './memberCards.ts';
export { DEFAULT_MONTH_TYPE, GivenType, MonthType, parseMonthType } from './MembershipPlan.ts';
export type { MembershipPlan } from './MembershipPlan.ts';
export { AUTO_RENEW_SWITCH, membershipPurchase, ticketsForPlan } from './membershipPurchase.ts';
export type { MembershipOffer, MembershipPurchase } from './membershipPurchase.ts';
export { privilegeLook } from './privilegeLook.ts';
