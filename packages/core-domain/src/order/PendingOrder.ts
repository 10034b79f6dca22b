import { OrderPayMode } from '../host/OrderPayMode.ts';

/** A payment is taken up again on the top-up page while younger than this (D-165). */
export const RESUME_ORDER_MS = 30 * 60_000;

/** The marker of a payment on its way; kept on the device before the order is even asked for. */
export interface PendingOrder {
  userId: string;
  /** Idempotency key of the order; names the payment even before the server did. */
  requestKey: string;
  payMode: OrderPayMode;
  /** Milliseconds. */
  startedAt: number;
  /** Absent until the server made the order: nothing can have been paid before. */
  orderNo?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A stored marker, or undefined where storage holds anything else. */
export function parsePendingOrder(stored: unknown): PendingOrder | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { userId, requestKey, payMode, startedAt, orderNo } = stored as Record<string, unknown>;
  const knownMode = Object.values(OrderPayMode).find((mode) => mode === payMode);
  const isWhole = isText(userId) && isText(requestKey) && typeof startedAt === 'number' && Number.isFinite(startedAt);
  if (!isWhole || knownMode === undefined) return undefined;
  const marker = { userId, requestKey, payMode: knownMode, startedAt };
  return isText(orderNo) ? { ...marker, orderNo } : marker;
}

export type Resumption =
  | { resume: true; order: PendingOrder & { orderNo: string } }
  /** `keep`: the marker belongs to another user and stays. */
  | { resume: false; reason: 'no-marker' | 'other-user' | 'never-launched' | 'too-old' };

/** Whether the top-up page goes on asking for a payment it finds marked (D-165). */
export function resumption(marker: PendingOrder | undefined, userId: string, nowMs: number): Resumption {
  if (!marker) return { resume: false, reason: 'no-marker' };
  if (marker.userId !== userId) return { resume: false, reason: 'other-user' };
  // A clock set back makes the marker lie in the future; it is no younger for that.
  if (Math.abs(nowMs - marker.startedAt) >= RESUME_ORDER_MS) return { resume: false, reason: 'too-old' };
  const { orderNo } = marker;
  return orderNo === undefined
    ? { resume: false, reason: 'never-launched' }
    : { resume: true, order: { ...marker, orderNo } };
}
