import { parsePendingOrder, type PendingOrder } from '@shuye/core-domain/order';

/** Where the page lies that waits for the beans. */
export interface WayBack {
  /** Its entry of the tab, counted from 1. */
  entry: number;
  /** Of the entry that was left for the cashier. */
  key: string;
}

/** The payment that this tab left for a cashier. */
export interface OrderAtCashier extends PendingOrder {
  wayBack?: WayBack | undefined;
}

function parseWayBack(stored: unknown): WayBack | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { entry, key } = stored as Record<string, unknown>;
  if (typeof entry !== 'number' || !Number.isSafeInteger(entry) || entry < 1) return undefined;
  return typeof key === 'string' ? { entry, key } : undefined;
}

export function parseOrderAtCashier(stored: unknown): OrderAtCashier | undefined {
  const order = parsePendingOrder(stored);
  return order && { ...order, wayBack: parseWayBack((stored as Record<string, unknown>)['wayBack']) };
}
