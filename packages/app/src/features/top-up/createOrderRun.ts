import { createOrder, orderDetail } from '@shuye/api-client/calls';
import { safeTarget } from '@shuye/core-domain/address';
import { AppError, failureMessage } from '@shuye/core-domain/error';
import { OrderPayMode } from '@shuye/core-domain/host';
import {
  advanceOrder,
  idleOrder,
  launchFailed,
  ORDER_POLL_MS,
  parsePendingOrder,
  payLaunch,
  payOption,
  type MadeOrder,
  type OrderEffect,
  type OrderEvent,
  type OrderState,
  type PayAnswer,
  type PendingOrder,
  type TopUpProduct,
} from '@shuye/core-domain/order';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { renewHoldings } from '../../queries/renewHoldings.ts';
import { paths } from '../../routes.ts';
import { isStillAccount } from '../../services/account/isStillAccount.ts';
import { createIntentKeys } from '../../services/createIntentKeys.ts';
import type { Services } from '../../services/Services.ts';
import { createOrderPoller } from './createOrderPoller.ts';
import { createPendingOrders } from './createPendingOrders.ts';
import type { OrderAtCashier } from './parseOrderAtCashier.ts';

/** The page that waits for the beans. */
export interface WaitingPage extends Pick<OrderAtCashier, 'wayBack'> {
  returnPath?: string | undefined;
}

export interface OrderRun {
  order: OrderState;
  /** Makes an order and leads to the cashier; does nothing while one is on its way. */
  start: (product: TopUpProduct, waiting?: WaitingPage) => void;
  /** Goes on with the payment that the address of the page names. */
  resume: (requestKey: string) => void;
  /** The page is seen again after a cashier. */
  returned: () => void;
  refresh: () => void;
  leave: () => void;
}

export type OrderRunStore = StoreApi<OrderRun>;

/** The top-up of this page: the rules of `advanceOrder` with the server, the host, the timer and the markers around them. */
export const createOrderRun = (services: Services): OrderRunStore =>
  createStore<OrderRun>()((set, get) => {
    const { client, host, query, session, nowMs, navigateAway, currentUrl, userId, storeOf } = services;
    const pendingOrders = storeOf(createPendingOrders);
    const poller = storeOf(createOrderPoller);
    const intents = createIntentKeys(services);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let chosen: (Pick<OrderAtCashier, 'wayBack'> & { product: TopUpProduct; intent: string }) | undefined;

    /** The order is none of another account's business. */
    const isOfOther = ({ userId: owner }: PendingOrder): boolean => {
      if (isStillAccount(services, owner)) return false;
      get().leave();
      return true;
    };

    const returnUrl = ({ requestKey, returnPath }: PendingOrder): string =>
      new URL(paths.topUp({ returnPath, order: requestKey }), currentUrl()).href;

    async function create(run: number, order: PendingOrder): Promise<void> {
      if (!chosen) return;
      const { product, intent } = chosen;
      const { payMode, requestKey } = order;
      try {
        const alipayUserId =
          payMode === OrderPayMode.Bridge ? await host.bridge.payerId?.().catch(() => undefined) : undefined;
        if (isOfOther(order)) return;
        const request = { product, ...payOption(payMode, returnUrl(order)), alipayUserId };
        const { orderNo, payInfo } = await client.send(createOrder, request, { idempotencyKey: requestKey });
        intents.settle(intent);
        send({ type: 'created', run, orderNo, payInfo });
      } catch (error) {
        const isRefused = error instanceof AppError && error.kind === 'server';
        if (isRefused) {
          intents.settle(intent);
          // Another price, or no such product any more.
          void query.invalidateQueries({ queryKey: ['top-up-products'] });
        }
        const code = error instanceof AppError ? error.code : 0;
        send({ type: 'create-failed', run, failure: { code, message: failureMessage(error) } });
      }
    }

    async function payByBridge(tradeNo: string): Promise<PayAnswer> {
      try {
        return (await host.bridge.pay?.(tradeNo)) ?? launchFailed;
      } catch (error) {
        console.info('The host did not take the payment.', error);
        return launchFailed;
      }
    }

    async function launch(run: number, order: MadeOrder, payInfo: string): Promise<void> {
      if (isOfOther(order)) return;
      const way = payLaunch(order.payMode, payInfo);
      const answered = (answer: PayAnswer) => send({ type: 'pay-answered', run, answer, nowMs: nowMs() });
      if (way.by === 'bridge') return answered(await payByBridge(way.tradeNo));
      const cashier = safeTarget(way.url);
      if (cashier === undefined) return answered(launchFailed);
      const { wayBack } = chosen ?? {};
      session.write('order_at_cashier', { ...order, wayBack });
      navigateAway(cashier);
    }

    /** Another tab may have learned the end of this one's payment while it was at the cashier, and told it there alone. */
    const markerOf = (requestKey: string): PendingOrder | undefined => {
      const markers = [...pendingOrders.of(userId()), session.read('order_at_cashier', parsePendingOrder)].filter(
        (marker) => marker?.requestKey === requestKey,
      );
      return markers.find((marker) => marker?.orderNo) ?? markers[0];
    };

    async function ask(run: number, poll: number, order: PendingOrder, orderNo: string): Promise<void> {
      if (isOfOther(order)) return;
      const outcome = await client.send(orderDetail, { orderNo }).catch(() => 'failed' as const);
      if (!isOfOther(order)) send({ type: 'answered', run, poll, outcome, nowMs: nowMs() });
    }

    /** A cashier's answer that is lost keeps nobody waiting for its timeout: the server knows whether money has moved. */
    async function askUnanswered(order: MadeOrder): Promise<void> {
      const { orderNo } = order;
      const outcome = await client.send(orderDetail, { orderNo }).catch(() => 'pending' as const);
      if (outcome !== 'pending' && !isOfOther(order)) send({ type: 'settled', orderNo, outcome });
    }

    function wake(run: number, at: number): void {
      clearTimeout(timer);
      // A clock that was set does not make the reader wait.
      const delayMs = Math.min(ORDER_POLL_MS, Math.max(0, at - nowMs()));
      timer = setTimeout(() => send({ type: 'woke', run, nowMs: nowMs(), mayAsk: poller.claim(userId()) }), delayMs);
    }

    function apply(effect: OrderEffect): void {
      const { order } = get();
      switch (effect.kind) {
        case 'save-marker':
          return pendingOrders.save(effect.marker);
        case 'remove-marker':
          session.remove('order_at_cashier');
          return pendingOrders.remove(effect.requestKey);
        case 'create':
          return void create(effect.run, effect.order);
        case 'launch':
          return void launch(effect.run, effect.order, effect.payInfo);
        case 'ask':
          if (order.phase === 'polling') void ask(effect.run, effect.poll, order.order, effect.orderNo);
          return;
        case 'wake':
          return wake(effect.run, effect.at);
        case 'sleep':
          clearTimeout(timer);
          return poller.release();
      }
    }

    function send(event: OrderEvent): void {
      const before = get().order;
      const { state, effects } = advanceOrder(before, event);
      if (state !== before) set({ order: state });
      if (state.phase === 'paid' && before.phase !== 'paid') void renewHoldings(query);
      for (const effect of effects) apply(effect);
    }

    return {
      order: idleOrder,
      start: (product, { returnPath, wayBack } = {}) => {
        const { phase } = get().order;
        if (phase === 'creating' || phase === 'paying') return;
        const { productId, priceYuan, beans } = product;
        const intent = `top-up ${productId} ${priceYuan} ${returnPath ?? ''}`;
        chosen = { product, intent, wayBack };
        const marker = { userId: userId(), requestKey: intents.keyOf(intent), payMode: host.payMode, beans };
        send({ type: 'start', ...marker, ...(returnPath === undefined ? {} : { returnPath }), nowMs: nowMs() });
      },
      resume: (requestKey) => {
        send({ type: 'resume', marker: markerOf(requestKey), userId: userId(), nowMs: nowMs() });
      },
      returned: () => {
        send({ type: 'returned', nowMs: nowMs() });
        const { order } = get();
        if (order.phase === 'paying') void askUnanswered(order.order);
      },
      refresh: () => send({ type: 'refresh', nowMs: nowMs() }),
      leave: () => send({ type: 'leave' }),
    };
  });
