import { describe, expect, it } from 'vitest';
import { aPlan } from '../testing/aPlan.ts';
import { choosePlan, isRenewing, memberShopTitle, preselectedPlan } from './choosePlan.ts';
import { MonthType } from './MembershipPlan.ts';

const month = aPlan({ planId: 'm1' });
const year = aPlan({ planId: 'm12', months: 12 });
const superMonth = aPlan({ planId: 's1', monthType: MonthType.Super });
const plans = [superMonth, month, year];

describe('choosing a plan', () => {
  it('gives a listed one [MEMBER-13] [MEMBER-03]', () => {
    expect(choosePlan(plans, 'm12')).toEqual({ chosen: true, plan: year });
  });

  it.each([undefined, '', 'm3'])('asks for one when %j is chosen [MEMBER-13]', (planId) => {
    expect(choosePlan(plans, planId)).toEqual({ chosen: false, message: '请选择会员套餐' });
  });

  it.each([
    [{}, 's1'],
    [{ tier: 'super' }, 's1'],
    [{ tier: 'monthly' }, 'm1'],
    [{ tier: 'new-user' }, 'm1'],
    [{ aliasId: 'm12' }, 'm12'],
    [{ aliasId: 'm12', tier: 'super' }, 'm12'],
    [{ aliasId: 'unknown' }, 's1'],
    [{ aliasId: 'unknown', tier: 'monthly' }, 'm1'],
  ] as const)('marks for %j the plan %s at first [MEMBER-04]', (request, planId) => {
    expect(preselectedPlan(plans, request)?.planId).toBe(planId);
  });

  it('marks the first where the tier has no plan, and none without plans', () => {
    expect(preselectedPlan([month, year], { tier: 'super' })).toBe(month);
    expect(preselectedPlan([], { tier: 'super' })).toBeUndefined();
  });

  it.each([
    ['1', true, '续费会员'],
    ['0', false, '开通会员'],
    ['true', false, '开通会员'],
    [undefined, false, '开通会员'],
  ])('with renew=%j renews: %s, under the title %s [MEMBER-04]', (renew, renewing, title) => {
    expect(isRenewing(renew)).toBe(renewing);
    expect(memberShopTitle(renewing)).toBe(title);
  });
});
