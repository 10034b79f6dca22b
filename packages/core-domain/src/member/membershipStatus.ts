import { MonthlyState } from './MonthlyState.ts';
import type { MemberInfo } from './MemberInfo.ts';
import { memberLevel, tierLevels, type MemberLevel } from './memberLevels.ts';
import { tierOrder, tierState } from './memberOf.ts';

export const MembershipStatus = { Open: 0, Opened: 2, Renew: 3 } as const;
export type MembershipStatus = (typeof MembershipStatus)[keyof typeof MembershipStatus];

/** Whether the reader is a member, was one, or never was, over all tiers, at the server's time. */
export function monthlyStateOf(info: MemberInfo, serverTime: number): MonthlyState {
  const states = tierOrder(info).map((tier) => tierState(info, tier, serverTime));
  if (states.includes('active')) return MonthlyState.Member;
  return states.includes('overdue') ? MonthlyState.Overdue : MonthlyState.NotMember;
}

/** Not a member, 1, is shown as 0: otherwise non-members would read 已开通 [ENUM-31] (D-069). */
export const membershipStatus = (state: MonthlyState): MembershipStatus =>
  state === MonthlyState.NotMember ? MembershipStatus.Open : state;

export function membershipLabel(status: number): string {
  if (status === MembershipStatus.Open) return '开通会员';
  return status === MembershipStatus.Renew ? '请续费' : '已开通';
}

/** The membership that stands for the reader: the active one that the display puts first; undefined without any. */
export function shownMembership(info: MemberInfo, serverTime: number): MemberLevel | undefined {
  const tier = tierOrder(info).find((candidate) => tierState(info, candidate, serverTime) === 'active');
  if (!tier) return undefined;
  const levels = info.records
    .filter(({ expiresAt }) => expiresAt > serverTime)
    .map(({ level }) => memberLevel(level))
    .filter((level) => level?.tier === tier);
  // Of two monthly levels the better one is told.
  return levels.find((level) => level?.look === 'advanced') ?? levels[0] ?? tierLevels[tier];
}
