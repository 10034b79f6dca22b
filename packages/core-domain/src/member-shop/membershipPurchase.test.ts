import { describe, expect, it } from 'vitest';
import { aPlan } from '../testing/aPlan.ts';
import { aTicket } from '../testing/aTicket.ts';
import { DEFAULT_MONTH_TYPE, GivenType, MonthType, parseMonthType } from './MembershipPlan.ts';
import { AUTO_RENEW_SWITCH, membershipPurchase, ticketsForPlan } from './membershipPurchase.ts';

const NOW = 1_790_000_000;
const superPlan = aPlan({ planId: 's3', months: 3, monthType: MonthType.Super, beanPrice: 680 });

describe('buying a membership', () => {
  it('asks for the plan with its gift [MEMBER-05]', () => {
    const plan = aPlan({ months: 12, beanPrice: 1480, givenType: GivenType.Beans, givenAmount: 100 });
    expect(membershipPurchase(plan)).toEqual({
      planId: 'm1',
      months: 12,
      monthType: 0,
      beanPrice: 1480,
      givenType: 1,
      givenAmount: 100,
      autoRenew: 0,
    });
  });

  it('never renews by itself [MEMBER-08] [CONST-87]', () => {
    expect(AUTO_RENEW_SWITCH).toBe(0);
    expect(membershipPurchase(superPlan).autoRenew).toBe(0);
  });

  it('takes a ticket along with a monthly plan only [MEMBER-07]', () => {
    expect(membershipPurchase(aPlan(), 't1')).toMatchObject({ monthType: 0, beanId: 't1' });
    expect(membershipPurchase(superPlan, 't1')).not.toHaveProperty('beanId');
    expect(membershipPurchase(aPlan(), '')).not.toHaveProperty('beanId');
    expect(membershipPurchase(aPlan())).not.toHaveProperty('beanId');
  });

  it.each([
    [0, 0],
    [1, 1],
    [undefined, 0],
    [2, 0],
    ['1', 0],
    [null, 0],
  ])('reads month type %j as %s [MEMBER-06] [CONST-88]', (value, type) => {
    expect(DEFAULT_MONTH_TYPE).toBe(0);
    expect(parseMonthType(value)).toBe(type);
  });

  it('offers the usable tickets for a monthly plan, none for a super one [MEMBER-09]', () => {
    const tickets = [aTicket({ beanId: 'a' }), aTicket({ beanId: 'over', expiresAt: NOW })];
    const offer = { plans: [aPlan(), superPlan], tickets };
    expect(ticketsForPlan(offer, aPlan(), NOW)).toEqual([tickets[0]]);
    expect(ticketsForPlan(offer, superPlan, NOW)).toEqual([]);
  });
});
