import { expect, it } from 'vitest';
import { DiscountType } from './Book.ts';
import type { MemberTier } from '../member/Member.ts';
import { openingTiers } from './openingTiers.ts';

it.each<[DiscountType, isMonthly: boolean, MemberTier[]]>([
  [DiscountType.None, false, []],
  [DiscountType.LimitedFree, false, []],
  [DiscountType.SuperVip, false, ['super']],
  [DiscountType.NewUser, false, ['new-user']],
  [DiscountType.FreeUser, false, ['free-card']],
  [DiscountType.Batch, true, ['monthly']],
  [DiscountType.SuperVip, true, ['super', 'monthly']],
])('a book of discount type %s, monthly %s, opens to %j', (discount, isMonthly, tiers) => {
  expect(openingTiers({ discount, isMonthly })).toEqual(tiers);
});
