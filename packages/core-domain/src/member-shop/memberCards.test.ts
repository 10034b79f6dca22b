import { describe, expect, it } from 'vitest';
import { noMembership, type MemberInfo } from '../member/MemberInfo.ts';
import { memberCards } from './memberCards.ts';

const NOW = 1_790_000_000;
const byBlocks: MemberInfo = {
  records: [{ level: 5, expiresAt: NOW + 9 }],
  blocks: { super: { type: 2, expiresAt: NOW + 100 }, 'new-user': { type: 3, expiresAt: NOW - 100 } },
  priority: { 'new-user': 1, super: 2 },
};

describe('the cards of my membership', () => {
  it('stand in the order of the display, with their end, and the button of those that are sold [MEMBER-01] (D-169)', () => {
    expect(memberCards(byBlocks, NOW)).toStrictEqual([
      { tier: 'new-user', name: '新人福利会员', state: 'overdue', expiresAt: NOW - 100 },
      { tier: 'super', name: '超级会员', state: 'active', expiresAt: NOW + 100, button: '续费' },
      { tier: 'monthly', name: '包月会员', state: 'none', button: '开通' },
      { tier: 'free-card', name: '免费阅读卡会员', state: 'none' },
    ]);
  });

  it('take the last end of the records where there are no blocks [MEMBER-01]', () => {
    const records = [3, 4, 2, 9].map((level, index) => ({ level, expiresAt: NOW + index * 10 - 5 }));
    const cards = memberCards({ ...noMembership, records }, NOW);
    expect(cards.map(({ tier, state, expiresAt }) => [tier, state, expiresAt])).toEqual([
      ['super', 'active', NOW + 15],
      ['monthly', 'active', NOW + 5],
      ['new-user', 'none', undefined],
      ['free-card', 'none', undefined],
    ]);
  });

  it('open what is sold to a reader who never was a member', () => {
    expect(memberCards(noMembership, NOW).map(({ button }) => button)).toEqual(['开通', '开通', undefined, undefined]);
  });
});
