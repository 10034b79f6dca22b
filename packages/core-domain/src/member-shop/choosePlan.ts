import { messages } from '../error/messages.ts';
import type { MemberTier } from '../member/Member.ts';
import { MonthType, type MembershipPlan } from './MembershipPlan.ts';

export type PlanChoice = { chosen: true; plan: MembershipPlan } | { chosen: false; message: string };

/** The plan to buy, or what to tell a reader who chose none; only a listed plan can be bought (MEMBER-13, D-168). */
export function choosePlan(plans: readonly MembershipPlan[], planId: string | undefined): PlanChoice {
  const plan = plans.find((candidate) => candidate.planId === planId);
  return plan ? { chosen: true, plan } : { chosen: false, message: messages.choosePlan };
}

export const isRenewing = (renew: string | undefined): boolean => renew === '1';

export const memberShopTitle = (renewing: boolean): string => (renewing ? '续费会员' : '开通会员');

interface PlanRequest {
  tier?: MemberTier | undefined;
  aliasId?: string | undefined;
}

/** The plan marked at first: the one named, else the first of the reader's tier, else the first (D-122, D-171). */
export function preselectedPlan(
  plans: readonly MembershipPlan[],
  { tier, aliasId }: PlanRequest,
): MembershipPlan | undefined {
  const monthType = tier === undefined ? undefined : tier === 'super' ? MonthType.Super : MonthType.Monthly;
  return (
    plans.find(({ planId }) => planId === aliasId) ?? plans.find((plan) => plan.monthType === monthType) ?? plans[0]
  );
}
