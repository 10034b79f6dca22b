import { AppError } from '@shuye/core-domain/error';
import { membershipPurchase, type MembershipPlan } from '@shuye/core-domain/member-shop';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requestSchema } from '../defineCall.ts';
import { calls, giftAnswer } from './index.ts';

const { buyMembership, claimGift, membershipOffer } = calls;

const plan: MembershipPlan = {
  planId: '2',
  name: '包月会员·三个月',
  months: 3,
  monthType: 0,
  beanPrice: 400,
  givenType: 1,
  givenAmount: 20,
};

describe('the member shop', () => {
  it('reads plans and tickets; a plan that does not say its kind is a monthly one [API-35] [MEMBER-06] [MEMBER-09]', () => {
    const answer = {
      beanInfo: [{ beanId: 1, amount: 5, balance: 5, expiredTime: 9 }],
      monthInfo: [
        { monthId: 1, month: '1', price: 150, oriPrice: 150, name: '一个月' },
        {
          monthId: 4,
          month: 3,
          monthType: 1,
          price: 680,
          oriPrice: 750,
          givenType: 2,
          givenAmount: 40,
          name: '三个月',
        },
      ],
    };
    expect(membershipOffer.toResult(v.parse(membershipOffer.answer, answer))).toMatchObject({
      tickets: [{ beanId: '1', status: 1 }],
      plans: [
        { planId: '1', months: 1, monthType: 0, beanPrice: 150, givenType: 0, givenAmount: 0 },
        { planId: '4', monthType: 1, originalPrice: 750, givenType: 2, givenAmount: 40 },
      ],
    });
  });

  it('sends all that the documents name, and a ticket with a monthly plan only [API-36] [MEMBER-05] [MEMBER-07] [MEMBER-08]', () => {
    expect(buyMembership.toRequest(membershipPurchase(plan, 't1'))).toEqual({
      month: 3,
      price: 400,
      givenType: 1,
      givenAmount: 20,
      monthId: '2',
      monthType: 0,
      beanId: 't1',
      monthlyAutoRenewSwitch: 0,
      reqEncryptType: -1,
      resEncryptType: -1,
    });
    expect(buyMembership.toRequest(membershipPurchase({ ...plan, monthType: 1 }, 't1')).beanId).toBeUndefined();
  });

  it('takes no renewal by itself [MEMBER-08]', () => {
    const fields = { ...buyMembership.toRequest(membershipPurchase(plan)), user_id: '10000001' };
    const clean = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const isTaken = (change: object) => v.is(requestSchema(buyMembership), { ...clean, ...change });
    expect([isTaken({}), isTaken({ monthlyAutoRenewSwitch: 1 })]).toEqual([true, false]);
  });

  it('reads the new end of the membership [API-36] (D-170)', () => {
    const answer = { data: { balance: 50, expiredTime: '99', level: 3 } };
    expect(buyMembership.toResult(v.parse(buyMembership.answer, answer))).toEqual({
      beanBalance: 50,
      expiresAt: 99,
      tier: 'monthly',
    });
  });

  it('maps the refusals that the documents give a text, and leaves the others their own words [MEMBER-10]', () => {
    expect(buyMembership.errorMessages).toMatchObject({ 999: '处理中，请勿重复操作', 410: '人气大爆发，请稍后再试' });
    expect(buyMembership.errorMessages).not.toHaveProperty('404');
  });
});

describe('the gift', () => {
  it('is asked for by the user of Alipay and succeeds with 200 or 1 [API-64] [SIGN-05] (D-025, D-031)', () => {
    expect(claimGift.toRequest({ alipayUid: '2088' })).toEqual({ alipayUid: '2088', key: 'h5_gift' });
    expect([claimGift.successCodes, claimGift.body]).toEqual([[200, 1], 'json']);
  });

  it.each([
    [
      'a refusal',
      new AppError('server', '已领取', { code: 230015 }),
      { kind: 'refused', status: 230015, message: '已领取' },
    ],
    ['no network', new AppError('offline', ''), { kind: 'unreachable' }],
    ['a silent server', new AppError('timeout', ''), { kind: 'unreachable' }],
  ])('says what %s means [GIFT-01, GIFT-02, GIFT-03, GIFT-05]', (_name, error, answer) => {
    expect(giftAnswer(error)).toEqual(answer);
  });

  it('lets faults of the program through', () => {
    const fault = new TypeError('a bug');
    expect(() => giftAnswer(fault)).toThrow(fault);
  });
});
