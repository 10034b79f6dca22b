import fc from 'fast-check';
import { it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { OrderPayMode } from '../host/OrderPayMode.ts';
import { advanceOrder, idleOrder, MAX_ORDER_POLLS, ORDER_POLL_MS } from './advanceOrder.ts';
import type { OrderEffect, OrderEvent, OrderState } from './OrderState.ts';
import type { PendingOrder } from './PendingOrder.ts';

type Ask = Extract<OrderEffect, { kind: 'ask' }>;

/** The world around one page: one timer, one marker, questions under way, a clock that runs forward. */
class Page {
  nowMs = 1_790_000_000_000;
  state: OrderState = idleOrder;
  marker: PendingOrder | undefined;
  timer: Extract<OrderEffect, { kind: 'wake' }> | undefined;
  asks: Ask[] = [];
  askTimes: number[] = [];
  pollsSinceUser = 0;
  orders = 0;
  heardLate = false;

  send(event: OrderEvent): readonly OrderEffect[] {
    const step = advanceOrder(this.state, event);
    this.state = step.state;
    for (const effect of step.effects) this.apply(effect);
    return step.effects;
  }

  private apply(effect: OrderEffect): void {
    switch (effect.kind) {
      case 'save-marker':
        this.marker = effect.marker;
        break;
      case 'remove-marker':
        if (this.marker?.requestKey === effect.requestKey) this.marker = undefined;
        break;
      case 'wake':
        this.timer = effect;
        break;
      case 'sleep':
        this.timer = undefined;
        break;
      case 'ask':
        this.asks.push(effect);
        this.askTimes.push(this.nowMs);
        this.pollsSinceUser += 1;
        break;
      case 'create':
      case 'launch':
        break;
    }
  }

  /** The timer rings at its time, or later in a page that sleeps. */
  ring(late: number, mayAsk: boolean): void {
    const { timer } = this;
    if (!timer) return;
    this.timer = undefined;
    this.nowMs = Math.max(this.nowMs, timer.at) + late;
    this.send({ type: 'woke', run: timer.run, nowMs: this.nowMs, mayAsk });
  }

  /** The oldest question is answered, also long after it stopped to matter. */
  answer(outcome: 'paid' | 'closed' | 'pending' | 'failed', took: number): void {
    const [ask, ...rest] = this.asks;
    if (!ask) return;
    this.asks = rest;
    this.nowMs += took;
    const before = this.state;
    this.send({ type: 'answered', run: ask.run, poll: ask.poll, outcome, nowMs: this.nowMs });
    if (ask.run !== before.run && this.state !== before) this.heardLate = true;
  }

  user(event: OrderEvent): void {
    const before = this.state;
    this.send(event);
    if (this.state !== before) this.pollsSinceUser = 0;
  }
}

const answers = ['pending', 'pending', 'pending', 'pending', 'pending', 'failed', 'paid', 'closed'] as const;

const action = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(fc.constant('ring'), fc.nat(1500), fc.constantFrom(true, true, false)) },
  {
    weight: 12,
    arbitrary: fc.tuple(fc.constant('answer'), fc.constantFrom(...answers), fc.constantFrom(0, 10, 900, 120_000)),
  },
  { weight: 3, arbitrary: fc.tuple(fc.constant('stray wake'), fc.nat(2000)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('round'), fc.constantFrom(3, 119, 120)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('start'), fc.constantFrom(...Object.values(OrderPayMode))) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('created'), fc.boolean()) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('pay'), fc.constantFrom(8000, 6001, -1)) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('hand-over')) },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom('leave', 'resume', 'resume', 'refresh')) },
);

type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

function act(page: Page, one: Action): void {
  const { run } = page.state;
  const start = (payMode: OrderPayMode) =>
    page.user({ type: 'start', userId: 'u1', requestKey: `k${++page.orders}`, payMode, beans: 10, nowMs: page.nowMs });
  const created = (late: boolean) =>
    page.send({ type: 'created', run: page.state.run - (late ? 1 : 0), orderNo: `o${page.orders}`, payInfo: 'i' });
  const paid = (code: number) =>
    page.send({ type: 'pay-answered', run: page.state.run, answer: { code }, nowMs: page.nowMs });

  switch (one[0]) {
    case 'ring':
      return page.ring(one[1], one[2]);
    case 'stray wake':
      page.nowMs += one[1];
      return void page.send({ type: 'woke', run, nowMs: page.nowMs, mayAsk: true });
    case 'answer':
      return page.answer(one[1], one[2]);
    case 'round':
      for (let turn = 0; turn < one[1]; turn++) {
        page.ring(0, true);
        page.answer('pending', 100);
      }
      return;
    case 'start':
      return start(one[1]);
    case 'created':
      return void created(one[1]);
    case 'pay':
      return void paid(one[1]);
    case 'hand-over':
      start(OrderPayMode.Bridge);
      if (page.state.run !== run) created(false);
      return void paid(9000);
    case 'leave':
      return page.user({ type: 'leave' });
    case 'resume':
      return page.user({ type: 'resume', marker: page.marker, userId: 'u1', nowMs: page.nowMs });
    case 'refresh':
      return page.user({ type: 'refresh', nowMs: page.nowMs });
  }
}

/** What does not hold now; empty while all is well. */
function brokenPromises({ state, marker, asks, timer, heardLate, pollsSinceUser }: Page): string[] {
  const underWay = asks.filter(({ run }) => run === state.run).length;
  const isWaiting = state.phase === 'polling' || state.phase === 'unconfirmed';
  const promises: Record<string, boolean> = {
    'a late answer changes nothing': !heardLate,
    'one question at a time': underWay <= 1,
    'a bounded round': pollsSinceUser <= MAX_ORDER_POLLS,
    'asked or about to ask': state.phase !== 'polling' || timer !== undefined || underWay === 1,
    'a marker while nobody knows': !isWaiting || marker?.orderNo === state.order.orderNo,
  };
  return Object.keys(promises).filter((promise) => !promises[promise]);
}

it('asks one question at a time and 120 a round, and late answers change nothing [P10] [PAY-05] [PAY-08]', () => {
  checkProperty(
    'P10',
    fc.property(fc.array(action, { maxLength: 40, size: 'max' }), (actions) => {
      const page = new Page();
      for (const one of actions) {
        act(page, one);
        const broken = brokenPromises(page);
        if (broken.length > 0) throw new Error(broken.join(', '));
      }
    }),
  );
});

it('keeps a second between the questions of a round whatever wakes it [P10]', () => {
  const polling = { userId: 'u1', requestKey: 'k1', payMode: OrderPayMode.Bridge, beans: 10, orderNo: 'o1' };
  checkProperty(
    'P10',
    fc.property(
      fc.array(fc.record({ wait: fc.nat(2500), took: fc.nat(2500) }), { maxLength: 20, size: 'max' }),
      (rounds) => {
        const page = new Page();
        page.send({ type: 'resume', marker: { ...polling, startedAt: page.nowMs }, userId: 'u1', nowMs: page.nowMs });
        for (const { wait, took } of rounds) {
          page.nowMs += wait;
          page.send({ type: 'woke', run: page.state.run, nowMs: page.nowMs, mayAsk: true });
          page.answer('pending', took);
        }
        return page.askTimes.every(
          (at, index) => index === 0 || at - (page.askTimes[index - 1] ?? at) >= ORDER_POLL_MS,
        );
      },
    ),
  );
});
