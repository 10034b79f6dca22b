import { parsePendingOrder, type PendingOrder } from '@shuye/core-domain/order';

/** The payment that this tab left for a cashier. */
export interface OrderAtCashier extends PendingOrder {
  /** The entry of the tab, counted from 1, whose page waits for the beans; absent where it is not known. */
  waitingEntry?: number | undefined;
}

export function parseOrderAtCashier(stored: unknown): OrderAtCashier | undefined {
  const order = parsePendingOrder(stored);
  if (!order) return undefined;
  const { waitingEntry } = stored as Record<string, unknown>;
  const isEntry = typeof waitingEntry === 'number' && Number.isSafeInteger(waitingEntry) && waitingEntry > 0;
  return isEntry ? { ...order, waitingEntry } : order;
}
