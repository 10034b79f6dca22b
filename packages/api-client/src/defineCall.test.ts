import { FieldEncryption } from '@shuye/core-domain/sign';
import { describe, expect, it } from 'vitest';
import { calls, type AnyCall } from './calls/index.ts';
import { effectOf } from './defineCall.ts';

const all: readonly AnyCall[] = Object.values(calls);
const named = (effect: string): string[] =>
  all
    .filter((call) => effectOf(call) === effect)
    .map(({ name }) => name)
    .sort();

describe('what sending a call does', () => {
  it('is a change under a key where beans, orders, gifts, shelves, notes or reading time change (A-07)', () => {
    expect(named('keyed')).toEqual([
      'buyBook',
      'buyChapter',
      'buyChapters',
      'buyMembership',
      'claimGift',
      'createOrder',
      'reportReadingTime',
      'syncAnnotations',
      'syncBookmarks',
      'syncReadingDays',
      'syncShelfGroups',
      'syncTextBookmarks',
    ]);
  });

  it('is a change that goes once for reports and logins: nobody would know a second one again', () => {
    expect(named('once')).toEqual(
      expect.arrayContaining(['collectEvents', 'logInByHost', 'logOut', 'monitorTrouble', 'reportReadingMoment']),
    );
  });

  it('is a read for a GET, and for a POST only where its declaration says so', () => {
    expect(effectOf({ method: 'GET' })).toBe('read');
    expect(effectOf({ method: 'POST' })).toBe('once');
    expect(effectOf({ method: 'POST', effect: 'read' })).toBe('read');
  });

  it('is never a change for a GET', () => {
    expect(all.filter((call) => call.method === 'GET' && effectOf(call) !== 'read')).toEqual([]);
  });
});

it('encrypts only fields that calls have', () => {
  const fields = all.flatMap(({ encrypted = [] }) => [...encrypted]);
  expect(new Set(fields)).toEqual(new Set(['timestamp']));
});

it('says of every membership call that its fields are not encrypted [SIGN-07]', () => {
  const membership = all.filter(({ path }) => path.includes('/month/'));
  expect(membership.map(({ name }) => name).sort()).toEqual(['buyMembership', 'membershipOffer']);
  const purchase = {
    planId: '1',
    months: 1,
    monthType: 0,
    beanPrice: 150,
    givenType: 0,
    givenAmount: 0,
  } as Parameters<typeof calls.buyMembership.toRequest>[0];
  const none = { reqEncryptType: FieldEncryption.None, resEncryptType: FieldEncryption.None };
  expect(calls.membershipOffer.toRequest({})).toMatchObject(none);
  expect(calls.buyMembership.toRequest(purchase)).toMatchObject(none);
});
