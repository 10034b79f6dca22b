import type { Step } from '../async/Step.ts';
import { OrderPayMode } from '../host/OrderPayMode.ts';
import type { MadeOrder, OrderEffect, OrderEvent, OrderState, PollingOrder } from './OrderState.ts';
import { payOutcome, type PayFailure } from './payOutcome.ts';
import { resumption } from './PendingOrder.ts';

export const ORDER_POLL_MS = 1000;

/** Questions in one round; then the reader is told that the result is still being confirmed. */
export const MAX_ORDER_POLLS = 120;

type OrderStep = Step<OrderState, OrderEffect>;
type Event<Type extends OrderEvent['type']> = Extract<OrderEvent, { type: Type }>;

export const idleOrder: OrderState = { phase: 'idle', run: 0 };

const stay = (state: OrderState): OrderStep => ({ state, effects: [] });

function poll(run: number, order: MadeOrder, nowMs: number, lastWord?: PayFailure): OrderStep {
  const state: PollingOrder = { phase: 'polling', run, order, polls: 0, isAsking: false };
  return {
    state: lastWord ? { ...state, lastWord } : state,
    effects: [{ kind: 'wake', run, at: nowMs }],
  };
}

function end(phase: 'paid' | 'closed', { run, order }: { run: number; order: MadeOrder }): OrderStep {
  return {
    state: { phase, run, order },
    effects: [{ kind: 'sleep' }, { kind: 'remove-marker', requestKey: order.requestKey }],
  };
}

function start(state: OrderState, { type: _start, nowMs, ...request }: Event<'start'>): OrderStep {
  // A second tap while the first is at the server or the cashier is the same intent.
  if (state.phase === 'creating' || state.phase === 'paying') return stay(state);
  const run = state.run + 1;
  const order = { ...request, startedAt: nowMs };
  return {
    state: { phase: 'creating', run, order },
    effects: [{ kind: 'sleep' }, { kind: 'save-marker', marker: order }, { kind: 'create', run, order }],
  };
}

function created(state: OrderState, { run, orderNo, payInfo }: Event<'created'>): OrderStep {
  if (state.phase !== 'creating' || state.run !== run) return stay(state);
  const order = { ...state.order, orderNo };
  return {
    state: { phase: 'paying', run, order },
    effects: [
      { kind: 'save-marker', marker: order },
      { kind: 'launch', run, order, payInfo },
    ],
  };
}

function createFailed(state: OrderState, { run, failure }: Event<'create-failed'>): OrderStep {
  if (state.phase !== 'creating' || state.run !== run) return stay(state);
  return {
    state: { phase: 'failed', run, failure },
    effects: [{ kind: 'remove-marker', requestKey: state.order.requestKey }],
  };
}

function payAnswered(state: OrderState, { run, answer, nowMs }: Event<'pay-answered'>): OrderStep {
  if (state.phase !== 'paying' || state.run !== run) return stay(state);
  const outcome = payOutcome(answer);
  switch (outcome.next) {
    case 'poll':
      return poll(run + 1, state.order, nowMs);
    case 'ask-once':
      return poll(run + 1, state.order, nowMs, outcome.failure);
    case 'fail':
      // A host's word ends no order: the marker stays, should the server be paid after all.
      return stay({ phase: 'failed', run, failure: outcome.failure });
  }
}

function returned(state: OrderState, { nowMs }: Event<'returned'>): OrderStep {
  // A bridge answers by itself; coming back from a host's cashier says nothing.
  const isBack = state.phase === 'paying' && state.order.payMode === OrderPayMode.Redirect;
  return isBack ? poll(state.run + 1, state.order, nowMs) : stay(state);
}

function woke(state: OrderState, { run, nowMs, mayAsk }: Event<'woke'>): OrderStep {
  if (state.phase !== 'polling' || state.run !== run || state.isAsking) return stay(state);
  const { order, askedAt } = state;
  const sinceLast = askedAt === undefined ? ORDER_POLL_MS : nowMs - askedAt;
  // A negative distance is a clock set back, not a question from the future.
  const isEarly = sinceLast >= 0 && sinceLast < ORDER_POLL_MS;
  if (isEarly) return { state, effects: [{ kind: 'wake', run, at: nowMs - sinceLast + ORDER_POLL_MS }] };
  if (!mayAsk) return { state, effects: [{ kind: 'wake', run, at: nowMs + ORDER_POLL_MS }] };

  const polls = state.polls + 1;
  return {
    state: { ...state, polls, askedAt: nowMs, isAsking: true },
    effects: [{ kind: 'ask', run, poll: polls, orderNo: order.orderNo }],
  };
}

function answered(state: OrderState, { run, poll: asked, outcome, nowMs }: Event<'answered'>): OrderStep {
  if (state.phase !== 'polling' || state.run !== run || !state.isAsking || state.polls !== asked) return stay(state);
  if (outcome === 'paid' || outcome === 'closed') return end(outcome, state);
  // The marker stays in both: the order may turn out paid later.
  if (state.lastWord) return stay({ phase: 'failed', run, failure: state.lastWord });
  if (asked >= MAX_ORDER_POLLS) return stay({ phase: 'unconfirmed', run, order: state.order });

  const at = Math.max(nowMs, (state.askedAt ?? nowMs) + ORDER_POLL_MS);
  return { state: { ...state, isAsking: false }, effects: [{ kind: 'wake', run, at }] };
}

function settled(state: OrderState, { orderNo, outcome }: Event<'settled'>): OrderStep {
  const isOpen = state.phase === 'paying' || state.phase === 'polling' || state.phase === 'unconfirmed';
  return isOpen && state.order.orderNo === orderNo ? end(outcome, state) : stay(state);
}

function resume(state: OrderState, { marker, userId, nowMs }: Event<'resume'>): OrderStep {
  if (state.phase !== 'idle') return stay(state);
  const found = resumption(marker, userId, nowMs);
  if (found.resume) return poll(state.run + 1, found.order, nowMs);
  const isStale = found.reason === 'never-launched' || found.reason === 'too-old';
  return { state, effects: isStale && marker ? [{ kind: 'remove-marker', requestKey: marker.requestKey }] : [] };
}

/** A top-up from tap to verdict [PAY-04..08]. Only the server's 5 is payment; late answers are ignored. */
export function advanceOrder(state: OrderState, event: OrderEvent): OrderStep {
  switch (event.type) {
    case 'start':
      return start(state, event);
    case 'created':
      return created(state, event);
    case 'create-failed':
      return createFailed(state, event);
    case 'pay-answered':
      return payAnswered(state, event);
    case 'returned':
      return returned(state, event);
    case 'woke':
      return woke(state, event);
    case 'answered':
      return answered(state, event);
    case 'settled':
      return settled(state, event);
    case 'resume':
      return resume(state, event);
    case 'refresh':
      return state.phase === 'unconfirmed' ? poll(state.run + 1, state.order, event.nowMs) : stay(state);
    case 'leave':
      return { state: { phase: 'idle', run: state.run + 1 }, effects: [{ kind: 'sleep' }] };
  }
}
