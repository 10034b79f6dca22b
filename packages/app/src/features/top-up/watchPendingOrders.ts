import { orderDetail } from '@shuye/api-client/calls';
import { resumption, type MadeOrder } from '@shuye/core-domain/order';
import { renewHoldings } from '../../queries/renewHoldings.ts';
import type { Services } from '../../services/Services.ts';
import { createOrderPoller } from './createOrderPoller.ts';
import { createOrderRun } from './createOrderRun.ts';
import { createPendingOrders } from './createPendingOrders.ts';

/** Until the next look at what is still open: soon after a payment, seldom for one that was given up. The last one repeats. */
const WAITS_MS = [3000, 10_000, 60_000, 600_000];

/**
 * Asks how the reader's open payments ended, silently as long as none was paid: now, when the page is seen again, when the
 * network is back, and again and again at growing distances. Ends by itself when nothing is open. Returns what stops it.
 */
export function watchPendingOrders(services: Services, onPaid: (order: MadeOrder) => void): () => void {
  const { client, host, query, nowMs, userId, storeOf } = services;
  const pendingOrders = storeOf(createPendingOrders);
  const poller = storeOf(createOrderPoller);
  const run = storeOf(createOrderRun);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;
  let isAsking = false;
  let isStopped = false;

  /** The page of the top-up asks for its own order. */
  const isAskedByPage = (order: MadeOrder): boolean => {
    const { order: shown } = run.getState();
    return 'order' in shown && shown.order.requestKey === order.requestKey;
  };

  const open = (reader: string): MadeOrder[] =>
    pendingOrders.of(reader).flatMap((marker) => {
      const found = resumption(marker, reader, nowMs());
      return found.resume && !isAskedByPage(found.order) ? [found.order] : [];
    });

  /** Gives the order where it was paid. */
  async function settle(order: MadeOrder): Promise<MadeOrder | undefined> {
    const outcome = await client.send(orderDetail, { orderNo: order.orderNo }).catch(() => 'pending' as const);
    // Another account, or the page of the top-up, may have come in between.
    if (outcome === 'pending' || isStopped || userId() !== order.userId || isAskedByPage(order)) return;
    pendingOrders.remove(order.requestKey);
    if (outcome !== 'paid') return;
    await renewHoldings(query);
    return order;
  }

  /** Several payments are told by their sum, with the way back of the latest. */
  async function settleAll(orders: readonly MadeOrder[]): Promise<void> {
    let told: MadeOrder | undefined;
    for (const order of orders) {
      const paid = await settle(order);
      if (!paid) continue;
      told = told ? { ...told, beans: told.beans + paid.beans } : paid;
      onPaid(told);
    }
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    const reader = userId();
    if (isAsking || isStopped || pendingOrders.of(reader).length === 0) return;
    isAsking = true;
    if (host.bridge.isOnline() && poller.claim(reader)) {
      await settleAll(open(reader));
      if (run.getState().order.phase !== 'polling') poller.release();
    }
    isAsking = false;
    if (isStopped) return;
    timer = setTimeout(() => void look(), WAITS_MS[Math.min(round, WAITS_MS.length - 1)]);
    round += 1;
  }

  const lookAnew = (): void => {
    round = 0;
    void look();
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') lookAnew();
  };
  const forget = host.bridge.onNetworkChange((isOnline) => {
    if (isOnline) lookAnew();
  });
  document.addEventListener('visibilitychange', onVisibility);
  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    forget();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
