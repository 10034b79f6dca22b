import { MemberBlockType } from '@shuye/core-domain/member';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requestSchema } from '../defineCall.ts';
import { logInByHost, logOut, refreshLogin, userBaseInfo, userInfo } from './account.ts';

interface Answered<Output> {
  answer: v.GenericSchema;
  toResult: (answer: never) => Output;
}

const result = <Output>(call: Answered<Output>, answer: unknown): Output =>
  call.toResult(v.parse(call.answer, answer) as never);

describe('the profile of a reader [API-29]', () => {
  it('is asked for with signature version, key name and the common parameters beside them (D-027)', () => {
    expect(userBaseInfo.toRequest({ platform: 0, channelId: '6666' })).toEqual({
      sqSv: '1.0',
      key: 'h5_account',
      _public: 'channelId=6666&platform=0',
    });
  });

  it('may be without name and picture', () => {
    expect(result(userBaseInfo, { data: { userId: 8_000_001 } })).toEqual({
      userId: '8000001',
      nickname: '',
      avatarUrl: '',
    });
  });
});

describe('what a reader holds [API-30]', () => {
  it('is asked for with the two fields that servers expect (D-047)', () => {
    expect(userInfo.toRequest(undefined)).toEqual({ msgId: '', monthTicketRedDotInfo: '1' });
  });

  it('is read with balance, tickets, records, blocks and their order [ENT-16, ENT-17, ENT-18, ENT-19, ENT-20, ENT-27]', () => {
    const info = {
      userInfo: { balance: '1280' },
      userCouponInfo: { ticket: { unUsedNum: 3 } },
      memberInfo: {
        records: [{ level: 4, expiredTime: 9 }],
        superInfo: { superType: 2, expiredTime: 50, beginTime: 1, endTime: 50 },
        monthlyInfo: { monthlyType: '3', expiredTime: 5 },
        newInfo: { type: 2, expiredTime: 7 },
        freeCardInfo: null,
        priorityInfo: { superInfo: 2, newInfo: 1 },
      },
      serverTime: 40,
    };
    expect(result(userInfo, { info })).toEqual({
      beanBalance: 1280,
      unusedTickets: 3,
      serverTime: 40,
      membership: {
        records: [{ level: 4, expiresAt: 9 }],
        blocks: {
          super: { type: MemberBlockType.Active, expiresAt: 50, beginsAt: 1, endsAt: 50 },
          monthly: { type: MemberBlockType.Overdue, expiresAt: 5 },
          'new-user': { type: 2, expiresAt: 7 },
        },
        priority: { super: 2, 'new-user': 1 },
      },
    });
  });

  it('is nothing rather than a failure where servers leave parts out', () => {
    expect(result(userInfo, { info: {} })).toEqual({
      beanBalance: 0,
      unusedTickets: 0,
      serverTime: 0,
      membership: { records: [], blocks: {}, priority: {} },
    });
  });

  it.each([{}, { info: null }])('is undefined for a guest, of whom servers tell nothing [AUTH-05]: %j', (answer) => {
    expect(result(userInfo, answer)).toBeUndefined();
  });
});

describe('logins', () => {
  it.each([logInByHost, refreshLogin])('give id, token and how long they last [API-23]', (call) => {
    expect(result(call, { userId: '8000001', token: 't', expiresIn: 60, isNewBind: true })).toEqual({
      userId: '8000001',
      token: 't',
      lasts: 60,
      isNew: true,
    });
    expect(result(call, { userId: 8_000_001, expiresIn: '60' })).toEqual({
      userId: '8000001',
      lasts: 60,
      isNew: false,
    });
  });

  it.each(['', 'x'.repeat(2001), undefined])('by a host need the code that it gave: %j', (code) => {
    expect(v.is(requestSchema(logInByHost), { host: 'alipay', code })).toBe(false);
    expect(v.is(requestSchema(logInByHost), { host: 'alipay', code: 'c' })).toBe(true);
  });

  it('are never those of a guest', () => {
    expect(v.is(refreshLogin.answer, { userId: '8000000', expiresIn: 60 })).toBe(false);
  });

  it('end by naming the reader, without a claim that needs a session [API-31]', () => {
    expect(logOut.toRequest({ userId: '8000001' })).toEqual({ userId: '8000001' });
    expect(logOut.userField).toBeUndefined();
    expect(result(logOut, { state: 200 })).toBeUndefined();
  });
});
