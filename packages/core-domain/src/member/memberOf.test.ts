import { describe, expect, it } from 'vitest';
import { aMemberInfo } from '../testing/aMemberInfo.ts';
import type { MemberTier } from './Member.ts';
import { MemberBlockType } from './MemberInfo.ts';
import { memberOf, tierOrder, tierState } from './memberOf.ts';

const NOW = 1000;
const LATER = NOW + 1;

const active = { type: MemberBlockType.Active, expiresAt: LATER };
const tiers = (info: Parameters<typeof memberOf>[0]): MemberTier[] => [...memberOf(info, NOW).activeTiers];

describe('a member block', () => {
  it('is written 2 while it holds and 3 when it is over [ENUM-06]', () => {
    expect(MemberBlockType).toEqual({ Active: 2, Overdue: 3 });
  });

  it.each([
    [2, LATER, 'active'],
    [2, NOW, 'overdue'],
    [2, NOW - 1, 'overdue'],
    [2, Number.NaN, 'overdue'],
    [3, LATER, 'overdue'],
    [3, NOW, 'overdue'],
    [1, LATER, 'none'],
    [0, LATER, 'none'],
  ])('of type %s until %s is, at 1000 on the server, %s [LOCK-20, ENT-18]', (type, expiresAt, state) => {
    const info = aMemberInfo({ blocks: { super: { type, expiresAt } } });
    expect(tierState(info, 'super', NOW)).toBe(state);
    expect(tiers(info)).toEqual(state === 'active' ? ['super'] : []);
  });

  it.each<MemberTier>(['new-user', 'super', 'monthly', 'free-card'])('exists for the tier %s [ENT-17]', (tier) => {
    expect(tiers(aMemberInfo({ blocks: { [tier]: active } }))).toEqual([tier]);
  });

  it('of one tier says nothing of another', () => {
    expect(tierState(aMemberInfo({ blocks: { monthly: active } }), 'super', NOW)).toBe('none');
  });
});

describe('without any block', () => {
  it.each<[level: number, tier: MemberTier]>([
    [1, 'new-user'],
    [2, 'super'],
    [3, 'monthly'],
    [4, 'monthly'],
    [5, 'free-card'],
  ])('a record of level %s makes a member of tier %s [ENT-16, ENUM-07]', (level, tier) => {
    expect(tiers(aMemberInfo({ records: [{ level, expiresAt: LATER }] }))).toEqual([tier]);
    expect(tierState(aMemberInfo({ records: [{ level, expiresAt: NOW }] }), tier, NOW)).toBe('overdue');
  });

  it.each([0, 6, 1.5, -1, Number.NaN])('a record of level %s is none', (level) => {
    expect(tiers(aMemberInfo({ records: [{ level, expiresAt: LATER }] }))).toEqual([]);
  });

  it('one record that holds is enough', () => {
    const records = [3, 4].map((level, at) => ({ level, expiresAt: NOW + at }));
    expect(tierState(aMemberInfo({ records }), 'monthly', NOW)).toBe('active');
  });

  it('a guest has no tier', () => {
    expect(tiers(aMemberInfo())).toEqual([]);
    expect(tierState(aMemberInfo(), 'monthly', NOW)).toBe('none');
  });
});

it('blocks beat records, once there is one', () => {
  const records = [{ level: 2, expiresAt: LATER }];
  expect(tiers(aMemberInfo({ records, blocks: { monthly: active } }))).toEqual(['monthly']);
});

describe('the order of memberships [ENT-19]', () => {
  it('is super, monthly, new user, free card unless told otherwise', () => {
    expect(tierOrder({ priority: {} })).toEqual(['super', 'monthly', 'new-user', 'free-card']);
  });

  it('puts the smaller number first and those without one last', () => {
    expect(tierOrder({ priority: { 'free-card': 1, 'new-user': 0, super: 7 } })).toEqual([
      'new-user',
      'free-card',
      'super',
      'monthly',
    ]);
  });

  it('keeps its order among equals', () => {
    expect(tierOrder({ priority: { 'free-card': 1, monthly: 1, super: 1, 'new-user': 1 } })).toEqual(
      tierOrder({ priority: {} }),
    );
  });
});
