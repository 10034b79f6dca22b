import { randomUUID } from 'node:crypto';
import type { PurchaseLock } from '../calls/PurchaseLock.ts';
import type { PurchaseItem } from './findGoods.ts';
import { withPatience } from '../patience/currentPatience.ts';
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

/** Deletes a lock that is still the one of whoever asks: one that lasted too long is another gateway's by now. */
const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`;

/** The idempotency key of whoever holds a lock: what stands in it before the mark of the one time that it was taken. */
const keyOf = (holder: string): string => holder.replace(/ \S*$/, '');

/** Has the lock of all gateways; undefined without Redis, or while it does not answer. */
async function takeShared(redis: Pick<Redis, 'ask'> | undefined, lockKey: string, idempotencyKey = '') {
  if (redis === undefined) return undefined;
  const name = `shuye:buying:${lockKey}`;
  const mine = `${idempotencyKey} ${randomUUID()}`;
  // However long its caller still waits: it would stay for the rest of its time.
  const release = () => withPatience(undefined, () => redis.ask((client) => client.eval(RELEASE, 1, name, mine)));
  const taken = await redis.ask((client) => client.set(name, mine, 'PX', LOCK_TTL_MS, 'NX'));
  if (taken === 'OK') return { release };
  // It may have taken the lock and say so too late, and nobody waits for it a second time.
  if (taken === undefined) return { release: () => void release() };
  const holder = await redis.ask((client) => client.get(name));
  if (typeof holder === 'string' && (idempotencyKey === '' || keyOf(holder) !== idempotencyKey)) {
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
