import { describe, expect, it } from 'vitest';
import { DiscountType } from '../book/Book.ts';
import { cornerTag, type BookPromotion } from './cornerTag.ts';

const NOW = 1_790_000_000;

describe('cornerTag', () => {
  it.each<[string, string, BookPromotion]>([
    ['更新', 'SHELF-09', { hasUpdate: true, discount: DiscountType.LimitedFree }],
    ['限免', 'SHELF-07', { discount: DiscountType.LimitedFree, limitedFreeEnd: NOW + 1, isMonthly: true }],
    ['限免', 'SHELF-07', { discount: DiscountType.LimitedFree }],
    ['VIP', 'SHELF-06', { discount: DiscountType.SuperVip }],
    ['VIP', 'SHELF-06', { discount: DiscountType.Discount, isMonthly: true }],
    ['特价', 'SHELF-08', { discount: DiscountType.Batch }],
    ['特价', 'SHELF-08', { discount: DiscountType.Discount }],
  ])('is %s [%s]', (label, _row, offer) => {
    expect(cornerTag(offer, NOW)?.label).toBe(label);
  });

  it('is none for an offer that has ended', () => {
    expect(cornerTag({ discount: DiscountType.LimitedFree, limitedFreeEnd: NOW }, NOW)).toBeUndefined();
  });

  it('is none for a book without offers', () => {
    expect(cornerTag({}, NOW)).toBeUndefined();
  });
});
