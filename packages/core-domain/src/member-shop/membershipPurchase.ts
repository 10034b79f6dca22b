import { ticketState, type BeanTicket } from '../ticket/BeanTicket.ts';
import { MonthType, type GivenType, type MembershipPlan } from './MembershipPlan.ts';

/** Membership is never renewed by itself [MEMBER-08]. */
export const AUTO_RENEW_SWITCH = 0 as const;

export interface MembershipOffer {
  plans: readonly MembershipPlan[];
  tickets: readonly BeanTicket[];
}

export interface MembershipPurchase {
  planId: string;
  months: number;
  monthType: MonthType;
  beanPrice: number;
  givenType: GivenType;
  givenAmount: number;
  autoRenew: typeof AUTO_RENEW_SWITCH;
  beanId?: string;
}

export function membershipPurchase(plan: MembershipPlan, beanId?: string): MembershipPurchase {
  const { planId, months, monthType, beanPrice, givenType, givenAmount } = plan;
  const purchase = { planId, months, monthType, beanPrice, givenType, givenAmount, autoRenew: AUTO_RENEW_SWITCH };
  return monthType === MonthType.Monthly && beanId ? { ...purchase, beanId } : purchase;
}

/** The tickets that may pay for a plan; `serverTime` in seconds. */
export const ticketsForPlan = (
  { tickets }: MembershipOffer,
  { monthType }: MembershipPlan,
  serverTime: number,
): readonly BeanTicket[] =>
  monthType === MonthType.Monthly ? tickets.filter((ticket) => ticketState(ticket, serverTime) === 'usable') : [];
