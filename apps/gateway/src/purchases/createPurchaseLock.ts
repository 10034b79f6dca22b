import type { PurchaseLock } from '../calls/PurchaseLock.ts';
import type { PurchaseItem } from './findGoods.ts';
import type { Redis } from '../redis/connectRedis.ts';
import { rejectPurchase } from './rejectPurchase.ts';

const IN_PROGRESS = 999;

interface Running {
  idempotencyKey: string | undefined;
  requests: number;
}

/** The thing that an account is buying. */
export const purchaseLockKey = (userId: string, item: PurchaseItem): string => JSON.stringify([userId, item]);

/** Longer than a purchase takes, in milliseconds: what a gateway that dies in the middle of one leaves behind. */
const LOCK_TTL_MS = 30_000;

/** Has the lock of all gateways; undefined without Redis, or while it does not answer. */
async function takeShared(redis: Pick<Redis, 'ask'> | undefined, lockKey: string, idempotencyKey = '') {
  const name = `shuye:buying:${lockKey}`;
  const taken = await redis?.ask((client) => client.set(name, idempotencyKey, 'PX', LOCK_TTL_MS, 'NX'));
  if (taken === 'OK') return { release: () => redis?.ask((client) => client.del(name)) };
  if (taken === undefined) return undefined;
  const holder = await redis?.ask((client) => client.get(name));
  if (typeof holder === 'string' && (idempotencyKey === '' || holder !== idempotencyKey)) {
    throw rejectPurchase(IN_PROGRESS);
  }
  return undefined;
}

/** In this process, and over all gateways where they share a Redis. */
export function createPurchaseLock(redis?: Pick<Redis, 'ask'>): PurchaseLock {
  const running = new Map<string, Running>();
  return async (lockKey, idempotencyKey, work) => {
    const other = running.get(lockKey);
    if (other && (idempotencyKey === undefined || other.idempotencyKey !== idempotencyKey)) {
      throw rejectPurchase(IN_PROGRESS);
    }
    const mine = other ?? { idempotencyKey, requests: 0 };
    mine.requests += 1;
    running.set(lockKey, mine);
    let shared: Awaited<ReturnType<typeof takeShared>>;
    try {
      shared = other ? undefined : await takeShared(redis, lockKey, idempotencyKey);
      return await work();
    } finally {
      await shared?.release();
      mine.requests -= 1;
      if (mine.requests === 0) running.delete(lockKey);
    }
  };
}
