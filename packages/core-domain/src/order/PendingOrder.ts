import { OrderPayMode } from '../host/OrderPayMode.ts';

/** A payment whose end nobody learned is asked for until its marker is this old. */
export const PENDING_ORDER_TTL_MS = 72 * 3_600_000;

/** A payment on its way since `startedAt`, ms; stored on the device before the order is even asked for. */
export interface PendingOrder {
  userId: string;
  /** Idempotency key of the order; names the payment even before the server did. */
  requestKey: string;
  payMode: OrderPayMode;
  startedAt: number;
  beans: number;
  /** The page that waits for the beans; absent where the top-up is for nothing in particular (D-163). */
  returnPath?: string;
  /** Absent until the server made the order: nothing can have been paid before. */
  orderNo?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

export function parsePendingOrder(stored: unknown): PendingOrder | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { userId, requestKey, payMode, startedAt, beans, returnPath, orderNo } = stored as Record<string, unknown>;
  const knownMode = Object.values(OrderPayMode).find((mode) => mode === payMode);
  if (knownMode === undefined || !isText(userId) || !isText(requestKey)) return undefined;
  if (typeof startedAt !== 'number' || !Number.isFinite(startedAt)) return undefined;
  const known = typeof beans === 'number' && Number.isSafeInteger(beans) && beans > 0 ? beans : 0;
  const marker = { userId, requestKey, payMode: knownMode, startedAt, beans: known };
  return {
    ...marker,
    ...(isText(returnPath) ? { returnPath } : {}),
    ...(isText(orderNo) ? { orderNo } : {}),
  };
}

export type Resumption =
  | { resume: true; order: PendingOrder & { orderNo: string } }
  /** Another user's marker stays for that user. */
  | { resume: false; reason: 'no-marker' | 'other-user' | 'never-launched' | 'too-old' };

/** Whether a payment that is found marked is asked for: by the user who began it alone, and not for ever (D-165, A-31). */
export function resumption(marker: PendingOrder | undefined, userId: string, nowMs: number): Resumption {
  if (!marker) return { resume: false, reason: 'no-marker' };
  if (marker.userId !== userId) return { resume: false, reason: 'other-user' };
  // A clock set back makes the marker lie in the future; it is no younger for that.
  if (Math.abs(nowMs - marker.startedAt) >= PENDING_ORDER_TTL_MS) return { resume: false, reason: 'too-old' };
  const { orderNo } = marker;
  return orderNo === undefined
    ? { resume: false, reason: 'never-launched' }
    : { resume: true, order: { ...marker, orderNo } };
}
