import { describe, expect, it } from 'vitest';
import { OrderPayMode } from '../host/OrderPayMode.ts';
import { advanceOrder, idleOrder, MAX_ORDER_POLLS, ORDER_POLL_MS } from './advanceOrder.ts';
import type { OrderEffect, OrderEvent, OrderState } from './OrderState.ts';

const NOW = 1_790_000_000_000;
const start: OrderEvent = {
  type: 'start',
  userId: '8000123',
  requestKey: 'k1',
  payMode: OrderPayMode.Bridge,
  beans: 300,
  nowMs: NOW,
};
const marker = { userId: '8000123', requestKey: 'k1', payMode: OrderPayMode.Bridge, beans: 300, startedAt: NOW };
const made = { ...marker, orderNo: 'o1' };

/** Runs events from a state; gives the last state and what the last event asked for. */
function run(events: readonly OrderEvent[], from: OrderState = idleOrder) {
  let state = from;
  let effects: readonly OrderEffect[] = [];
  for (const event of events) ({ state, effects } = advanceOrder(state, event));
  return { state, effects };
}

const created: OrderEvent = { type: 'created', run: 1, orderNo: 'o1', payInfo: 'trade-1' };
const paying = run([start, created]).state;
const handed: OrderEvent = { type: 'pay-answered', run: 1, answer: { code: 9000 }, nowMs: NOW };
const polling = run([handed], paying).state;
const woke = (nowMs = NOW, mayAsk = true): OrderEvent => ({ type: 'woke', run: 2, nowMs, mayAsk });
const answered = (poll: number, outcome: 'paid' | 'closed' | 'pending' | 'failed', nowMs = NOW): OrderEvent => ({
  type: 'answered',
  run: 2,
  poll,
  outcome,
  nowMs,
});
const asking = run([woke()], polling).state;
const unchanged = (state: OrderState, event: OrderEvent) =>
  expect(advanceOrder(state, event)).toEqual({ state, effects: [] });

describe('making an order', () => {
  it('marks the payment before the order is asked for [PAY-04]', () => {
    const { state, effects } = run([start]);
    expect(state).toEqual({ phase: 'creating', run: 1, order: marker });
    expect(effects).toEqual([
      { kind: 'sleep' },
      { kind: 'save-marker', marker },
      { kind: 'create', run: 1, order: marker },
    ]);
  });

  it('marks the order itself before the cashier opens [ENT-30]', () => {
    const { state, effects } = run([start, created]);
    expect(state).toEqual({ phase: 'paying', run: 1, order: made });
    expect(effects).toEqual([
      { kind: 'save-marker', marker: made },
      { kind: 'launch', run: 1, order: made, payInfo: 'trade-1' },
    ]);
  });

  it('tells why no order was made and takes the marker away: nothing can have been paid', () => {
    const failure = { code: 409, message: '超过充值限额，无法购买' };
    const { state, effects } = run([start, { type: 'create-failed', run: 1, failure }]);
    expect(state).toEqual({ phase: 'failed', run: 1, failure });
    expect(effects).toEqual([{ kind: 'remove-marker', requestKey: 'k1' }]);
  });

  it('takes a second tap for the first', () => {
    const again = { ...start, requestKey: 'k2' };
    unchanged(run([start]).state, again);
    unchanged(paying, again);
  });

  it('starts anew from every other phase', () => {
    const again = { ...start, requestKey: 'k2' };
    const paid = run([answered(1, 'paid')], asking).state;
    for (const state of [idleOrder, polling, paid]) {
      expect(advanceOrder(state, again).state).toMatchObject({ phase: 'creating', run: state.run + 1 });
    }
  });

  it('ignores answers to another attempt', () => {
    const creating = run([start]).state;
    unchanged(creating, { ...created, run: 0 });
    unchanged(creating, { type: 'create-failed', run: 2, failure: { code: 1, message: '' } });
    unchanged(paying, created);
    unchanged(paying, { type: 'create-failed', run: 1, failure: { code: 1, message: '' } });
    unchanged(idleOrder, { ...created, run: 0 });
  });
});

describe('the cashier', () => {
  it.each([9000, '6004'])('answering %s leads to asking for the order [PAY-13] [PAY-14] [ENUM-32]', (code) => {
    const { state, effects } = run([{ ...handed, answer: { code } }], paying);
    expect(state).toEqual({ phase: 'polling', run: 2, order: made, polls: 0, isAsking: false });
    expect(effects).toEqual([{ kind: 'wake', run: 2, at: NOW }]);
  });

  it('failing is shown and grants nothing; its marker stays, as the order may be paid all the same [PAY-15] [PAY-07] (A-31)', () => {
    const { state, effects } = run([{ ...handed, answer: { code: 6001, message: '用户取消' } }], paying);
    expect(state).toEqual({ phase: 'failed', run: 1, failure: { code: 6001, message: '用户取消' } });
    expect(effects).toEqual([]);
  });

  it('answering 8000 has the order asked once, and its failure shown unless it is paid (A-19)', () => {
    const once = run([{ ...handed, answer: { code: 8000, message: '处理中' } }, woke()], paying);
    expect(once.effects).toEqual([{ kind: 'ask', run: 2, poll: 1, orderNo: 'o1' }]);

    const failed = { state: { phase: 'failed', run: 2, failure: { code: 8000, message: '处理中' } }, effects: [] };
    expect(run([answered(1, 'pending')], once.state)).toEqual(failed);
    expect(run([answered(1, 'failed')], once.state)).toEqual(failed);
    expect(run([answered(1, 'paid')], once.state).state).toMatchObject({ phase: 'paid' });
  });

  it('is heard once, and only by the payment that opened it', () => {
    unchanged(paying, { ...handed, run: 0 });
    unchanged(polling, handed);
    unchanged(polling, { ...handed, run: 2, answer: { code: -1 } });
  });

  it('on a page of its own is left by coming back; a host answers by itself', () => {
    const redirect = run([{ ...start, payMode: OrderPayMode.Redirect }, created]).state;
    expect(advanceOrder(redirect, { type: 'returned', nowMs: NOW })).toMatchObject({
      state: { phase: 'polling', run: 2 },
      effects: [{ kind: 'wake', run: 2, at: NOW }],
    });
    unchanged(paying, { type: 'returned', nowMs: NOW });
    unchanged(run([{ ...start, payMode: OrderPayMode.Redirect }]).state, { type: 'returned', nowMs: NOW });
  });
});

describe('asking for the order', () => {
  it('asks once a second [PAY-05] [CONST-82]', () => {
    expect(ORDER_POLL_MS).toBe(1000);
    const { state, effects } = run([answered(1, 'pending', NOW + 200)], asking);
    expect(state).toMatchObject({ polls: 1, isAsking: false });
    expect(effects).toEqual([{ kind: 'wake', run: 2, at: NOW + 1000 }]);
  });

  it('waits for a slow answer instead of asking twice', () => {
    unchanged(asking, woke(NOW + 1000));
    const { effects } = run([answered(1, 'pending', NOW + 4000)], asking);
    expect(effects).toEqual([{ kind: 'wake', run: 2, at: NOW + 4000 }]);
  });

  it('does not ask early, whoever wakes it', () => {
    const waiting = run([answered(1, 'pending', NOW + 200)], asking).state;
    expect(advanceOrder(waiting, woke(NOW + 999))).toEqual({
      state: waiting,
      effects: [{ kind: 'wake', run: 2, at: NOW + 1000 }],
    });
    expect(run([woke(NOW)], waiting).effects).toEqual([{ kind: 'wake', run: 2, at: NOW + 1000 }]);
    expect(run([woke(NOW + 1000)], waiting).effects).toEqual([{ kind: 'ask', run: 2, poll: 2, orderNo: 'o1' }]);
  });

  it('is not held up by a clock set back', () => {
    const waiting = run([answered(1, 'pending', NOW + 200)], asking).state;
    expect(run([woke(NOW - 60_000)], waiting).effects).toMatchObject([{ kind: 'ask', poll: 2 }]);
  });

  it('leaves the asking to the tab that does it, without counting [PAY-08]', () => {
    expect(advanceOrder(polling, woke(NOW, false))).toEqual({
      state: polling,
      effects: [{ kind: 'wake', run: 2, at: NOW + 1000 }],
    });
  });

  it('counts a question that got no answer, and goes on', () => {
    const { state, effects } = run([answered(1, 'failed', NOW + 300)], asking);
    expect(state).toMatchObject({ phase: 'polling', polls: 1 });
    expect(effects).toEqual([{ kind: 'wake', run: 2, at: NOW + 1000 }]);
  });

  it.each(['paid', 'closed'] as const)(
    'ends when the order is %s and takes the marker away [PAY-06] [PAY-07]',
    (outcome) => {
      expect(run([answered(1, outcome)], asking)).toEqual({
        state: { phase: outcome, run: 2, order: made },
        effects: [{ kind: 'sleep' }, { kind: 'remove-marker', requestKey: 'k1' }],
      });
    },
  );

  it('ignores late, doubled and foreign answers and timers', () => {
    unchanged(asking, { ...answered(1, 'paid'), run: 1 } as OrderEvent);
    unchanged(asking, answered(2, 'paid'));
    unchanged(polling, answered(0, 'paid'));
    unchanged(polling, { ...woke(), run: 1 } as OrderEvent);
    unchanged(idleOrder, woke());
    unchanged(run([answered(1, 'paid')], asking).state, answered(1, 'closed'));
  });

  it('gives up after 120 questions with a calm state, and keeps the marker (A-08)', () => {
    expect(MAX_ORDER_POLLS).toBe(120);
    let state = polling;
    for (let poll = 1; poll < MAX_ORDER_POLLS; poll++) {
      state = run([woke(NOW + poll * 1000), answered(poll, 'pending', NOW + poll * 1000)], state).state;
    }
    expect(state).toMatchObject({ phase: 'polling', polls: 119 });
    const last = run([woke(NOW + 120_000), answered(120, 'pending', NOW + 120_000)], state);
    expect(last).toEqual({ state: { phase: 'unconfirmed', run: 2, order: made }, effects: [] });

    const again = advanceOrder(last.state, { type: 'refresh', nowMs: NOW + 200_000 });
    expect(again.state).toEqual({ phase: 'polling', run: 3, order: made, polls: 0, isAsking: false });
    expect(again.effects).toEqual([{ kind: 'wake', run: 3, at: NOW + 200_000 }]);
  });

  it('is asked for again only where it gave up', () => {
    unchanged(polling, { type: 'refresh', nowMs: NOW });
    unchanged(idleOrder, { type: 'refresh', nowMs: NOW });
  });
});

describe('leaving and coming back', () => {
  it('stops the timer, keeps the marker and is deaf to what comes later', () => {
    const left = advanceOrder(asking, { type: 'leave' });
    expect(left).toEqual({ state: { phase: 'idle', run: 3 }, effects: [{ kind: 'sleep' }] });
    unchanged(left.state, answered(1, 'paid'));
  });

  it('asks on for a marked order of the same user', () => {
    const { state, effects } = run([{ type: 'resume', marker: made, userId: '8000123', nowMs: NOW + 5000 }]);
    expect(state).toEqual({ phase: 'polling', run: 1, order: made, polls: 0, isAsking: false });
    expect(effects).toEqual([{ kind: 'wake', run: 1, at: NOW + 5000 }]);
  });

  it.each([
    ['an old marker', made, NOW + 259_200_000],
    ['a marker without an order', marker, NOW],
  ])('throws %s away', (_name, found, nowMs) => {
    expect(run([{ type: 'resume', marker: found, userId: '8000123', nowMs }])).toEqual({
      state: idleOrder,
      effects: [{ kind: 'remove-marker', requestKey: 'k1' }],
    });
  });

  it("leaves another user's marker alone, and does nothing without one", () => {
    unchanged(idleOrder, { type: 'resume', marker: made, userId: '8000999', nowMs: NOW });
    unchanged(idleOrder, { type: 'resume', marker: undefined, userId: '8000123', nowMs: NOW });
  });

  it('does not disturb a payment under way', () => {
    unchanged(polling, { type: 'resume', marker: made, userId: '8000123', nowMs: NOW });
  });

  it.each(['paid', 'closed'] as const)('hears from another tab that the order is %s', (outcome) => {
    const unconfirmed: OrderState = { phase: 'unconfirmed', run: 2, order: made };
    for (const state of [paying, polling, unconfirmed]) {
      expect(advanceOrder(state, { type: 'settled', orderNo: 'o1', outcome }).state).toMatchObject({ phase: outcome });
      unchanged(state, { type: 'settled', orderNo: 'o2', outcome });
    }
    unchanged(run([start]).state, { type: 'settled', orderNo: 'o1', outcome });
    unchanged(run([answered(1, outcome)], asking).state, { type: 'settled', orderNo: 'o1', outcome });
  });
});
