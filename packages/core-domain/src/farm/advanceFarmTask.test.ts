import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { aFarmTask } from '../testing/aFarmTask.ts';
import { advanceFarmTask, MAX_COUNTED_GAP_MS, startFarmTask } from './advanceFarmTask.ts';
import type { FarmTaskEffect, FarmTaskEvent, FarmTaskState } from './FarmTaskState.ts';

const NOW = 1_790_000_000_000;
const start = (config: Parameters<typeof aFarmTask>[0] = {}, waited = 0, completedToday = 0) =>
  startFarmTask(aFarmTask(config), { enteredAt: NOW - waited, nowMs: NOW, completedToday });
const turned = (direction: 'forward' | 'back' = 'forward', at = 0): FarmTaskEvent => ({
  type: 'turned',
  direction,
  nowMs: NOW + at,
});
const scrolled = (screens: number): FarmTaskEvent => ({ type: 'scrolled', screens, nowMs: NOW });
const chapter = (screens: number): FarmTaskEvent => ({ type: 'chapter', screens, nowMs: NOW });
const ticked = (at: number): FarmTaskEvent => ({ type: 'ticked', nowMs: NOW + at });

function run(from: FarmTaskState, ...events: FarmTaskEvent[]) {
  const effects: FarmTaskEffect[] = [];
  const state = events.reduce((before, event) => {
    const step = advanceFarmTask(before, event);
    effects.push(...step.effects);
    return step.state;
  }, from);
  return { state, effects };
}

const byTurns = start({ config: { pageTurns: 3 } });
const byTime = start({ config: { duration: 10 } });
const done = { kind: 'complete', from: 'farm' };

describe('the farm task starts [FARM-11] [ENT-47]', () => {
  it('with nothing read', () => {
    expect(byTurns).toMatchObject({ phase: 'running', turns: 0, readMs: 0, countedAt: NOW });
  });

  it.each([
    [{ isFinished: true }, 0, 0, { phase: 'finished' }],
    [{}, 0, 0, { phase: 'closed', because: 'no-goal' }],
    [{ config: { pageTurns: 0, duration: 0 } }, 0, 0, { phase: 'closed', because: 'no-goal' }],
    [{ config: { pageTurns: Number.NaN, duration: -1 } }, 0, 0, { phase: 'closed', because: 'no-goal' }],
    [{ config: { pageTurns: 3, startWithinMinutes: 2 } }, 120_000, 0, { phase: 'running' }],
    [{ config: { pageTurns: 3, startWithinMinutes: 2 } }, 120_001, 0, { phase: 'closed', because: 'too-late' }],
    [{ config: { pageTurns: 3, startWithinMinutes: 0 } }, 9_999_999, 0, { phase: 'running' }],
    [{ config: { pageTurns: 3, dailyLimit: 2 } }, 0, 1, { phase: 'running' }],
    [{ config: { pageTurns: 3, dailyLimit: 2 } }, 0, 2, { phase: 'closed', because: 'daily-limit' }],
    [{ config: { pageTurns: 3, dailyLimit: 0 } }, 0, 9, { phase: 'running' }],
    [{ config: { duration: 3 } }, 0, 9, { phase: 'running' }],
  ])('from %j after %s ms and %s times today: %j', (config, waited, completed, state) => {
    expect(start(config, waited, completed)).toMatchObject(state);
  });
});

describe('by page turns [FARM-08]', () => {
  it('is finished with the last one, and the host is told once [FARM-12]', () => {
    expect(run(byTurns, turned(), turned()).state.phase).toBe('running');
    expect(run(byTurns, turned(), turned(), turned(), turned())).toMatchObject({
      state: { phase: 'finished' },
      effects: [done],
    });
  });

  it('counts nothing for going back', () => {
    expect(run(byTurns, turned(), turned('back'), turned('back')).state).toMatchObject({ turns: 1 });
  });

  it.each([
    [[scrolled(0), scrolled(0.99)], 0],
    [[scrolled(0), scrolled(1)], 1],
    [[scrolled(0), scrolled(2.5)], 2],
    [[scrolled(0.5), scrolled(1.4)], 0],
    [[scrolled(0.5), scrolled(1.5)], 1],
    [[scrolled(0), scrolled(2), scrolled(0), scrolled(2)], 2],
    [[scrolled(5), scrolled(3), scrolled(5.9)], 0],
    [[chapter(0), scrolled(2), chapter(0), scrolled(0.9)], 2],
    [[chapter(4), scrolled(4.5), scrolled(5)], 1],
  ])('counts every screen read further as one: %j is %s', (events, turns) => {
    expect(run(byTurns, ...events).state).toMatchObject({ turns });
  });

  it('is finished by scrolling as well', () => {
    expect(run(byTurns, scrolled(0), scrolled(3))).toMatchObject({ state: { phase: 'finished' }, effects: [done] });
  });

  it('never counts more screens than were read, and never fewer than the farthest [FARM-08]', () => {
    const depth = fc.double({ min: 0, max: 50, noNaN: true });
    const open = start({ config: { pageTurns: 1000 } });
    checkProperty(
      'rule',
      fc.property(fc.array(depth, { minLength: 1, maxLength: 10 }), (depths) => {
        const { state } = run(open, ...depths.map(scrolled));
        const farthest = Math.max(...depths) - (depths[0] ?? 0);
        return state.phase === 'running' && state.turns === Math.floor(farthest);
      }),
    );
  });
});

describe('by reading time [FARM-09]', () => {
  it('is finished after its seconds', () => {
    expect(run(byTime, ticked(5000), ticked(9999)).state).toMatchObject({ phase: 'running', readMs: 9999 });
    expect(run(byTime, ticked(5000), ticked(10_000))).toMatchObject({ state: { phase: 'finished' }, effects: [done] });
  });

  it('is counted by whatever the reader does', () => {
    expect(
      run(byTime, turned('back', 4000), { type: 'scrolled', screens: 0, nowMs: NOW + 8000 }, ticked(10_000)).state
        .phase,
    ).toBe('finished');
  });

  it('stands still while the page is hidden', () => {
    const hidden: FarmTaskEvent = { type: 'hidden', nowMs: NOW + 3000 };
    const visible: FarmTaskEvent = { type: 'visible', nowMs: NOW + 60_000 };
    expect(run(byTime, hidden).state).toMatchObject({ phase: 'running', readMs: 3000 });
    expect(run(byTime, hidden, ticked(50_000), visible, ticked(62_000)).state).toMatchObject({ readMs: 5000 });
  });

  it('does not count a sleep without a word, nor a clock set back', () => {
    expect(MAX_COUNTED_GAP_MS).toBe(5000);
    expect(run(byTime, ticked(3_600_000)).state).toMatchObject({ readMs: 5000 });
    expect(run(byTime, ticked(2000), ticked(-60_000), ticked(-59_000)).state).toMatchObject({ readMs: 3000 });
  });

  it('is finished by whichever goal is reached first', () => {
    const both = start({ config: { pageTurns: 2, duration: 4 } });
    expect(run(both, turned(), turned()).state.phase).toBe('finished');
    expect(run(both, turned(), ticked(4000)).state.phase).toBe('finished');
    expect(run(both, turned(), ticked(3999)).state.phase).toBe('running');
  });
});

it.each([start({ isFinished: true }), start()])('nothing happens to a task that does not run', (state) => {
  for (const event of [turned(), ticked(99_999), scrolled(9)]) {
    expect(advanceFarmTask(state, event)).toEqual({ state, effects: [] });
  }
});

it('the host is told at most once, and a finished task stays finished [FARM-12]', () => {
  const at = fc.nat(30_000);
  const event: fc.Arbitrary<FarmTaskEvent> = fc.oneof(
    fc
      .tuple(fc.constantFrom('forward' as const, 'back' as const), at)
      .map(([direction, nowMs]) => turned(direction, nowMs)),
    fc.nat(6).map(scrolled),
    fc.nat(6).map(chapter),
    at.map(ticked),
    fc.record({
      type: fc.constantFrom('hidden' as const, 'visible' as const),
      nowMs: at.map((passed) => NOW + passed),
    }),
  );
  const both = start({ config: { pageTurns: 4, duration: 8 } });
  checkProperty(
    'rule',
    fc.property(fc.array(event, { maxLength: 15 }), (events) => {
      const { state, effects } = run(both, ...events);
      return effects.length === (state.phase === 'finished' ? 1 : 0);
    }),
  );
});
