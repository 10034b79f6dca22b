import { tierLevels, type MemberTier } from '@shuye/core-domain/member';
import { MonthType, type MembershipPlan } from '@shuye/core-domain/member-shop';
import type { PriceRow } from '@shuye/core-domain/purchase';

export const planTier = ({ monthType }: MembershipPlan): MemberTier =>
  monthType === MonthType.Super ? 'super' : 'monthly';

export function priceRowName({ item, chapterCount }: PriceRow): string {
  if (item.kind === 'chapter') return '本章';
  if (item.kind === 'chapters') return item.size === 'rest' ? `剩余${chapterCount}章` : `后${item.size}章`;
  if (item.kind === 'book') return '全本';
  return `${tierLevels[planTier(item.plan)].name}${item.plan.months}个月`;
}
