import { parsePendingOrder, PENDING_ORDER_TTL_MS, type PendingOrder } from '@shuye/core-domain/order';
import type { Services } from '../../services/Services.ts';

/** The oldest make room, since a reader leaves a cashier without paying more often than with. */
const MAX_PENDING_ORDERS = 20;

/** Markers of payments whose end nobody on this device learned, of every user of it [PAY-07]. */
export interface PendingOrders {
  /** The latest come first. */
  of: (userId: string) => PendingOrder[];
  /** Adds a marker, or replaces the one of the same payment. */
  save: (marker: PendingOrder) => void;
  remove: (requestKey: string) => void;
}

const parseMarkers = (stored: unknown): PendingOrder[] | undefined =>
  Array.isArray(stored)
    ? stored.map(parsePendingOrder).filter((marker): marker is PendingOrder => marker !== undefined)
    : undefined;

export function createPendingOrders({ storage, nowMs }: Pick<Services, 'storage' | 'nowMs'>): PendingOrders {
  // A clock set back makes a marker lie in the future: it is no younger for that.
  const isYoung = ({ startedAt }: PendingOrder): boolean => Math.abs(nowMs() - startedAt) < PENDING_ORDER_TTL_MS;
  const all = (): PendingOrder[] => (storage.read('pending_order', parseMarkers) ?? []).filter(isYoung);
  const others = (requestKey: string): PendingOrder[] => all().filter((marker) => marker.requestKey !== requestKey);

  return {
    of: (userId) => all().filter((marker) => marker.userId === userId),
    save: (marker) =>
      void storage.write('pending_order', [marker, ...others(marker.requestKey)].slice(0, MAX_PENDING_ORDERS)),
    remove: (requestKey) => {
      const left = others(requestKey);
      if (left.length === 0) storage.remove('pending_order');
      else storage.write('pending_order', left);
    },
  };
}
