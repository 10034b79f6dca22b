import type { BeanTicket } from '../ticket/BeanTicket.ts';

export const DEFAULT_DISCOUNT = 100;

/** The most that one purchase of chapters or a book may cost, in beans; what costs more is not sold [ERR-32]. */
export const MAX_BEANS_PER_PURCHASE = 100_000;

/** What a purchase would cost this reader now; `beanPrice` has the discount in it already (D-179) [ENT-32]. */
export interface PurchaseOffer {
  beanPrice: number;
  discountPercent: number;
  tickets: readonly BeanTicket[];
  proposedBeanIds: readonly string[];
  beanBalance: number;
}

/** The discount as shown; undefined where there is none. It changes no sum (D-179). */
export const discountLabel = (discountPercent = DEFAULT_DISCOUNT): string | undefined =>
  discountPercent > 0 && discountPercent < DEFAULT_DISCOUNT ? `${discountPercent}%` : undefined;
