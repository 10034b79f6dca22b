import { GivenType, MonthType, type MembershipPlan } from '../member-shop/MembershipPlan.ts';

export const aPlan = (change: Partial<MembershipPlan> = {}): MembershipPlan => ({
  planId: 'm1',
  name: '包月会员1个月',
  months: 1,
  monthType: MonthType.Monthly,
  beanPrice: 150,
  givenType: GivenType.None,
  givenAmount: 0,
  ...change,
});
