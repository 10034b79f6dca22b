import { BookPayMode, DiscountType, FreeStack } from '@shuye/core-domain/book';
import type { NewBook } from '../database/schema/Tables.ts';
import type { SaleTerms } from './SaleTerms.ts';

/** Beans for a thousand characters where a book names no price. */
const USUAL_RATE = 5;
const DAY_SECONDS = 86_400;

const PAY_MODES = { free: BookPayMode.Free, 'per-chapter': BookPayMode.Word, 'whole-book': BookPayMode.Total } as const;
const DISCOUNTS = {
  none: DiscountType.None,
  'limited-free': DiscountType.LimitedFree,
  batch: DiscountType.Batch,
  discount: DiscountType.Discount,
  'super-vip': DiscountType.SuperVip,
  'new-user': DiscountType.NewUser,
  'free-user': DiscountType.FreeUser,
} as const;

/** The word for a discount as its column has it. */
export function discountName(type: number): keyof typeof DISCOUNTS {
  const names = Object.keys(DISCOUNTS) as (keyof typeof DISCOUNTS)[];
  return names.find((name) => DISCOUNTS[name] === type) ?? 'none';
}

const rateOf = ({ payMode, price }: SaleTerms): number => (payMode === 'free' ? 0 : (price ?? USUAL_RATE));

/** Seconds; null for an offer without an end. */
function limitedFreeEnd({ limitedFreeDays, limitedFreeEndMs }: SaleTerms, nowMs: number): number | null {
  if (limitedFreeEndMs !== undefined) return Math.floor(limitedFreeEndMs / 1000);
  return limitedFreeDays === undefined ? null : Math.floor(nowMs / 1000) + limitedFreeDays * DAY_SECONDS;
}

export function saleColumns(
  terms: SaleTerms,
  nowMs: number,
): Pick<
  NewBook,
  'pay_mode' | 'bean_price' | 'discount' | 'is_monthly' | 'extra_discount' | 'free_stack' | 'limited_free_end'
> {
  const { payMode, discount = 'none', monthly = false, memberPercent = 100 } = terms;
  return {
    pay_mode: PAY_MODES[payMode],
    bean_price: rateOf(terms),
    discount: DISCOUNTS[discount],
    is_monthly: monthly ? 1 : 0,
    extra_discount: memberPercent,
    free_stack: payMode === 'free' ? FreeStack.Free : FreeStack.Charged,
    limited_free_end: discount === 'limited-free' ? limitedFreeEnd(terms, nowMs) : null,
  };
}

/** Whether a chapter may be read by anyone; `ordinal` from 1. */
export const isFreeChapter = ({ payMode, freeChapters = 0 }: SaleTerms, ordinal: number): boolean =>
  payMode === 'free' || ordinal <= freeChapters;

/** Beans of one chapter, by its length; only chapters that are sold by themselves have a price. */
export const chapterPrice = (terms: SaleTerms, ordinal: number, words: number): number =>
  terms.payMode === 'per-chapter' && !isFreeChapter(terms, ordinal)
    ? Math.max(1, Math.round((words / 1000) * rateOf(terms)))
    : 0;
