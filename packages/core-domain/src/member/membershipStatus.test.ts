import { describe, expect, it } from 'vitest';
import { MonthlyState } from './MonthlyState.ts';
import { aMemberInfo } from '../testing/aMemberInfo.ts';
import type { MemberInfo } from './MemberInfo.ts';
import { membershipLabel, membershipStatus, monthlyStateOf, shownMembership } from './membershipStatus.ts';

const NOW = 1000;
const holds = { type: 2, expiresAt: NOW + 1 };
const over = { type: 3, expiresAt: NOW - 1 };

describe('the label of my membership', () => {
  it.each([
    ['ENUM-05', MonthlyState.NotMember, 0, '开通会员'],
    ['ENUM-31', MonthlyState.Member, 2, '已开通'],
    ['ENUM-31', MonthlyState.Overdue, 3, '请续费'],
  ] as const)('[%s] in monthly state %s has status %s and reads %s', (_, state, status, label) => {
    expect(membershipStatus(state)).toBe(status);
    expect(membershipLabel(status)).toBe(label);
  });

  it.each([1, 2, 4, 9])('reads 已开通 in any other status: %s [ENUM-31]', (status) => {
    expect(membershipLabel(status)).toBe('已开通');
  });
});

describe('over all memberships', () => {
  it.each<[string, Partial<MemberInfo>, MonthlyState]>([
    ['none', {}, MonthlyState.NotMember],
    ['one that holds', { blocks: { super: over, monthly: holds } }, MonthlyState.Member],
    ['one that is over', { blocks: { 'free-card': over } }, MonthlyState.Overdue],
    ['one of a strange type', { blocks: { super: { type: 1, expiresAt: NOW + 1 } } }, MonthlyState.NotMember],
  ])('a reader with %s', (_, info, state) => {
    expect(monthlyStateOf(aMemberInfo(info), NOW)).toBe(state);
  });
});

const name = (info: Partial<MemberInfo>) => shownMembership(aMemberInfo(info), NOW)?.name;

describe('the membership that is shown', () => {
  it('is the first of the display that holds', () => {
    expect(name({ blocks: { super: over, monthly: holds, 'new-user': holds } })).toBe('包月会员');
    expect(name({ blocks: { monthly: holds, 'new-user': holds }, priority: { 'new-user': 1 } })).toBe('新人福利会员');
  });

  it('is none without a membership that holds', () => {
    expect(name({})).toBeUndefined();
    expect(name({ blocks: { super: over } })).toBeUndefined();
  });

  it('is called advanced where a record of level 4 holds [AUTH-24]', () => {
    const records = [3, 4].map((level) => ({ level, expiresAt: NOW + 1 }));
    expect(name({ records })).toBe('高级会员');
    expect(name({ records, blocks: { monthly: holds } })).toBe('高级会员');
    expect(name({ records: [{ level: 4, expiresAt: NOW }], blocks: { monthly: holds } })).toBe('包月会员');
    expect(name({ records, blocks: { super: holds } })).toBe('超级会员');
  });
});
