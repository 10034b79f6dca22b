import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerRows } from '../testing/answerRows.ts';
import { resultOf } from '../testing/resultOf.ts';
import { calls } from './index.ts';

describe('what screens get', () => {
  it.each(answerRows)('%s of %s is read field by field', (_ids, name, answer, result) => {
    expect(resultOf(name, answer)).toMatchObject(result);
  });
});

describe('sums, rights and orders are never guessed', () => {
  const ticket = { beanId: 1, amount: 5, balance: 5, expiredTime: 9 };
  const offer = { curPrice: '8', userInfo: { balance: 20 }, beanInfo: [ticket] };
  const product = { id: 1, price: 6, beans: 60 };
  const bought = { data: { balance: 50, expiredTime: 99, level: 3 } };
  const plan = { monthId: 1, month: 1, price: 150 };

  it.each<[ids: string, name: keyof typeof calls, whole: object, ...damaged: object[]]>([
    [
      '[API-15] [BUY-05]',
      'buyChapter',
      offer,
      { ...offer, curPrice: undefined },
      { ...offer, curPrice: '8元' },
      { ...offer, curPrice: null },
      { ...offer, curPrice: -8 },
      { ...offer, curPrice: '8.5' },
      { ...offer, userInfo: { balance: -1 } },
      { ...offer, userInfo: { balance: 0.5 } },
      { ...offer, beanInfo: [{ ...ticket, amount: -5 }] },
      { ...offer, userInfo: {} },
      { ...offer, userInfo: undefined },
      { ...offer, beanInfo: [{ ...ticket, amount: undefined }] },
      { ...offer, beanInfo: [{ ...ticket, balance: null }] },
      { ...offer, beanInfo: [{ ...ticket, expiredTime: 'soon' }] },
    ],
    [
      '[API-32] [ENT-29]',
      'topUpProducts',
      { products: [product] },
      { products: undefined },
      { products: [{ ...product, price: undefined }] },
      { products: [{ ...product, beans: '60豆' }] },
      { products: [{ ...product, beans: 60.5 }] },
      { products: [{ ...product, price: -6 }] },
    ],
    [
      '[API-30] [ENT-20]',
      'userInfo',
      { info: { userInfo: { balance: '12' } } },
      { info: { userInfo: { balance: -12 } } },
      { info: { userInfo: { balance: 1.2 } } },
    ],
    ['[API-33]', 'createOrder', { orderNo: 'o', payInfo: 'p' }, { payInfo: 'p' }, { orderNo: 'o' }],
    ['[API-34]', 'orderDetail', { status: 5 }, {}, { status: 'paid' }, { status: true }],
    [
      '[API-35] [MEMBER-03]',
      'membershipOffer',
      { monthInfo: [plan] },
      { monthInfo: [{ ...plan, price: -1 }] },
      { monthInfo: [{ ...plan, price: 1.5 }] },
      { monthInfo: [{ ...plan, price: undefined }] },
      { monthInfo: [{ ...plan, month: undefined }] },
    ],
    [
      '[API-36]',
      'buyMembership',
      bought,
      { data: { ...bought.data, balance: undefined } },
      { data: { ...bought.data, balance: -50 } },
      { data: { ...bought.data, expiredTime: undefined } },
    ],
    ['[API-54]', 'ticketList', { beanList: [ticket] }, { beanList: [{ ...ticket, amount: undefined }] }],
    [
      '[API-55]',
      'accountRecords',
      { spay: { records: [{ time: 9, amount: 6, beans: 60 }] } },
      { spay: { records: [{ time: 9, amount: 6 }] } },
      { spay: { records: [{ time: 9, amount: 6, beans: -60 }] } },
      { spend: { records: [{ time: 9, beans: 'x' }] } },
    ],
  ])('%s in %s', (_ids, name, whole, ...damaged) => {
    const { answer } = calls[name];
    expect([v.is(answer, whole), ...damaged.map((wire) => v.is(answer, wire))]).toEqual([
      true,
      ...damaged.map(() => false),
    ]);
  });
});
