import { DiscountType } from '../book/Book.ts';

export type CornerMark = 'updated' | 'limited-free' | 'vip' | 'on-sale';

/** What a shelf knows of a book's offers; times in seconds. */
export interface BookPromotion {
  hasUpdate?: boolean;
  discount?: DiscountType;
  isMonthly?: boolean;
  limitedFreeEnd?: number;
  readFeatures?: number;
}

type Rule = (offer: BookPromotion, nowS: number) => boolean;

/** In this order one is shown (D-137). */
const rules: ReadonlyArray<readonly [CornerMark, Rule]> = [
  ['updated', ({ hasUpdate }) => hasUpdate === true],
  [
    'limited-free',
    ({ discount, limitedFreeEnd }, nowS) =>
      discount === DiscountType.LimitedFree && (limitedFreeEnd === undefined || limitedFreeEnd > nowS),
  ],
  ['vip', ({ discount, isMonthly }) => discount === DiscountType.SuperVip || isMonthly === true],
  ['on-sale', ({ discount }) => discount === DiscountType.Batch || discount === DiscountType.Discount],
];

const labels: Readonly<Record<CornerMark, string>> = {
  updated: '更新',
  'limited-free': '限免',
  vip: 'VIP',
  'on-sale': '特价',
};

/** The mark of a cover and its word, or undefined for a cover without [SHELF-06..09]. */
export function cornerTag(offer: BookPromotion, nowS: number): { mark: CornerMark; label: string } | undefined {
  const mark = rules.find(([, holds]) => holds(offer, nowS))?.[0];
  return mark && { mark, label: labels[mark] };
}
