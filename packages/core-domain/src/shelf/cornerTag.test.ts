import { describe, expect, it } from 'vitest';
import { DiscountType } from '../book/Book.ts';
import { cornerTag, parsePromotion, type BookPromotion } from './cornerTag.ts';

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

describe('stored offers', () => {
  const offer = { hasUpdate: true, discount: DiscountType.Batch, isMonthly: false, limitedFreeEnd: 7, readFeatures: 2 };

  it('are read as they were, each without what is damaged', () => {
    expect(parsePromotion({ ...offer, more: 1 })).toEqual(offer);
    expect(parsePromotion({ ...offer, discount: 99, limitedFreeEnd: 'x', isMonthly: null })).toEqual({
      hasUpdate: true,
      readFeatures: 2,
    });
  });

  it.each([[null], [[]], ['x'], [7]])('are none where there is %j', (stored) => {
    expect(parsePromotion(stored)).toBeUndefined();
  });
});
