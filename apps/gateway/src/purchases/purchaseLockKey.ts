import type { PurchaseItem } from './findGoods.ts';

/** Names what an account is buying, see `onePurchaseAtATime`. */
export const purchaseLockKey = (userId: string, item: PurchaseItem): string => JSON.stringify([userId, item]);
