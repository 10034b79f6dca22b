import type { PurchaseLock } from '../calls/PurchaseLock.ts';
import type { PurchaseItem } from './findGoods.ts';
import { rejectPurchase } from './rejectPurchase.ts';

const IN_PROGRESS = 999;

interface Running {
  idempotencyKey: string | undefined;
  requests: number;
}

/** The thing that an account is buying. */
export const purchaseLockKey = (userId: string, item: PurchaseItem): string => JSON.stringify([userId, item]);

export function createPurchaseLock(): PurchaseLock {
  const running = new Map<string, Running>();
  return async (lockKey, idempotencyKey, work) => {
    const other = running.get(lockKey);
    if (other && (idempotencyKey === undefined || other.idempotencyKey !== idempotencyKey)) {
      throw rejectPurchase(IN_PROGRESS);
    }
    const mine = other ?? { idempotencyKey, requests: 0 };
    mine.requests += 1;
    running.set(lockKey, mine);
    try {
      return await work();
    } finally {
      mine.requests -= 1;
      if (mine.requests === 0) running.delete(lockKey);
    }
  };
}
