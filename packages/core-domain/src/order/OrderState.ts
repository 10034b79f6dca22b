import type { OrderOutcome } from './OrderStatus.ts';
import type { PayAnswer, PayFailure } from './payOutcome.ts';
import type { PendingOrder } from './PendingOrder.ts';

export type MadeOrder = PendingOrder & { orderNo: string };

/** `run` names one attempt or one round of asking: what answers an earlier run is late and changes nothing. */
export type OrderState =
  | { phase: 'idle'; run: number }
  | { phase: 'creating'; run: number; order: PendingOrder }
  | { phase: 'paying'; run: number; order: MadeOrder }
  | PollingOrder
  | { phase: 'unconfirmed'; run: number; order: MadeOrder }
  | { phase: 'paid' | 'closed'; run: number; order: MadeOrder }
  | { phase: 'failed'; run: number; failure: PayFailure };

export interface PollingOrder {
  phase: 'polling';
  run: number;
  order: MadeOrder;
  polls: number;
  askedAt?: number;
  isAsking: boolean;
  /** The cashier's failure that is shown unless the one question finds the order paid. */
  lastWord?: PayFailure;
}

export type OrderEvent =
  | (Omit<PendingOrder, 'startedAt' | 'orderNo'> & { type: 'start'; nowMs: number })
  | { type: 'created'; run: number; orderNo: string; payInfo: string }
  | { type: 'create-failed'; run: number; failure: PayFailure }
  | { type: 'pay-answered'; run: number; answer: PayAnswer; nowMs: number }
  /** Back from a cashier's own page that was kept in the browser's memory. */
  | { type: 'returned'; nowMs: number }
  /** The timer rang. `mayAsk`: no other tab asks for this user. */
  | { type: 'woke'; run: number; nowMs: number; mayAsk: boolean }
  /** `failed`: the question got no answer; it counts all the same. */
  | { type: 'answered'; run: number; poll: number; outcome: OrderOutcome | 'failed'; nowMs: number }
  | { type: 'settled'; orderNo: string; outcome: 'paid' | 'closed' }
  | { type: 'resume'; marker: PendingOrder | undefined; userId: string; nowMs: number }
  | { type: 'refresh'; nowMs: number }
  | { type: 'leave' };

export type OrderEffect =
  | { kind: 'save-marker'; marker: PendingOrder }
  /** Only the marker of this payment goes; a newer one stays. */
  | { kind: 'remove-marker'; requestKey: string }
  | { kind: 'create'; run: number; order: PendingOrder }
  | { kind: 'launch'; run: number; order: MadeOrder; payInfo: string }
  | { kind: 'ask'; run: number; poll: number; orderNo: string }
  | { kind: 'wake'; run: number; at: number }
  | { kind: 'sleep' };
