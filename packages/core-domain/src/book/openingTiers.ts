import { DiscountType, type Book } from './Book.ts';
import type { MemberTier } from '../member/Member.ts';

/** Members who read books of a discount type free [LOCK-15, LOCK-16, LOCK-18]. */
const TIER_OF_DISCOUNT: Readonly<Partial<Record<DiscountType, MemberTier>>> = {
  [DiscountType.SuperVip]: 'super',
  [DiscountType.NewUser]: 'new-user',
  [DiscountType.FreeUser]: 'free-card',
};

/** The one of the discount type comes first; a book of the monthly library opens to monthly members too. */
export function openingTiers({ discount, isMonthly }: Pick<Book, 'discount' | 'isMonthly'>): readonly MemberTier[] {
  const tier = TIER_OF_DISCOUNT[discount];
  return [...(tier ? [tier] : []), ...(isMonthly ? (['monthly'] as const) : [])];
}
