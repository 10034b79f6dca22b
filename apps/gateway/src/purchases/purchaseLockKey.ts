import type { PurchaseWish } from './findGoods.ts';

/** Names what an account is buying, see `onePurchaseAtATime`. */
export const purchaseLockKey = (userId: string, wish: PurchaseWish): string => JSON.stringify([userId, wish]);
