import { describe, expect, it } from 'vitest';
import { applyClientActions } from '../src/shelf/applyClientActions.ts';
import { applyServerShelf } from '../src/shelf/syncShelf.ts';
import { faultKinds } from './FaultKind.ts';
import { LIVENESS_MS } from './heal.ts';
import { shelfRules, type ShelfRules } from './ShelfRules.ts';
import { simulateShelf, type Simulation } from './simulateShelf.ts';

const STEPS_A_SEED = 10_000;
const isDeep = process.env['SHUYE_DEEP'] === '1';
const isBrief = Number(process.env['SHUYE_PROPERTY_RUNS']) > 0;
const SEEDS = isDeep ? 1000 : isBrief ? 1 : 10;

function simulate(seeds: number, rules?: ShelfRules): Simulation[] {
  return Array.from({ length: seeds }, (_, at) => simulateShelf(at + 1, STEPS_A_SEED, rules));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('five devices and a server', () => {
  it('agree after healing, with nothing lost and nothing revived (R1, R2, R3) [SHELFSYNC-04, SHELFSYNC-07]', () => {
    const runs = simulate(SEEDS);
    const steps = sum(runs.map((run) => run.steps));
    const faults = faultKinds.map((kind) => [kind, sum(runs.map((run) => run.faults[kind]))] as const);
    const slowest = Math.max(...runs.map((run) => run.slowestHealing));
    const rounds = sum(runs.map((run) => run.rounds));

    expect(runs.flatMap((run) => run.wrong)).toEqual([]);
    expect(steps).toBe(SEEDS * STEPS_A_SEED);
    expect(slowest).toBeLessThanOrEqual(LIVENESS_MS);
    if (isBrief) return;
    for (const [kind, count] of faults) expect(count, `too few of ${kind}`).toBeGreaterThanOrEqual(steps / 100);
    console.log(
      `shelf simulation: ${steps} steps, seeds 1 to ${SEEDS}, ${rounds} healings, the slowest ${slowest} ms; ` +
        faults.map(([kind, count]) => `${kind} ${count}`).join(', '),
    );
  });

  it('do the same again with the same seed', () => {
    expect(simulateShelf(7, 1000)).toEqual(simulateShelf(7, 1000));
    expect(simulateShelf(7, 1000).faults).not.toEqual(simulateShelf(8, 1000).faults);
  });
});

/** Rules that forget the clock's highest time, as if every device trusted its own clock. */
const withoutClock =
  <Args extends unknown[]>(
    rule: (record: Parameters<ShelfRules['addBooks']>[0], ...rest: Args) => ReturnType<ShelfRules['addBooks']>,
  ) =>
  (record: Parameters<ShelfRules['addBooks']>[0], ...rest: Args) => {
    const changed = rule({ ...record, highest: 0 }, ...rest);
    return { ...changed, highest: Math.max(changed.highest, record.highest) };
  };

describe('the simulation notices', () => {
  it.each<[string, RegExp, Partial<ShelfRules>]>([
    ['a device that trusts its clock when it adds', /lost/, { addBooks: withoutClock(shelfRules.addBooks) }],
    [
      'a device that trusts its clock when it removes',
      /revived/,
      { removeBooks: withoutClock(shelfRules.removeBooks) },
    ],
    [
      'a server that takes an action twice',
      /lost|revived/,
      {
        applyClientActions: (shelf, actions, nowMs) =>
          applyClientActions(
            shelf,
            actions.map((action) => ({ ...action, sequence: 0 })),
            nowMs,
          ),
      },
    ],
    [
      'a server that sets stamps back behind what their device had seen',
      /lost|revived/,
      {
        applyClientActions: (shelf, actions, nowMs) => {
          const cut = actions.map((action) => ({
            ...action,
            at: { ...action.at, time: Math.min(action.at.time, nowMs + 300_000) },
          }));
          return applyClientActions(shelf, cut, nowMs);
        },
      },
    ],
    [
      'a server that forgets removed books',
      /lost|revived|diverged/,
      {
        applyClientActions: (shelf, actions, nowMs) =>
          applyClientActions(
            { ...shelf, entries: [...shelf.entries].filter(({ keeping }) => keeping?.kept !== false) },
            actions,
            nowMs,
          ),
      },
    ],
    ['a device that pushes its newest action first', /lost/, { actionsToPush: ({ outbox }) => outbox.slice(-1) }],
    [
      'an outbox emptied of what was not pushed',
      /lost|revived/,
      {
        applyServerShelf: (record, answer) => {
          const outcome = applyServerShelf(record, answer);
          return outcome.kind === 'taken' ? { ...outcome, record: { ...outcome.record, outbox: [] } } : outcome;
        },
      },
    ],
    [
      'an empty answer that empties the outbox',
      /lost|revived/,
      {
        applyServerShelf: (record, answer) =>
          answer.actions.length > 0
            ? applyServerShelf(record, answer)
            : { kind: 'taken', record: { ...record, synced: [], outbox: [] }, missing: 0 },
      },
    ],
    ['a device that asks for ever', /stalled/, { applyServerShelf: () => ({ kind: 'ask-again' }) }],
    [
      "a guest's book that is not merged",
      /lost/,
      {
        mergeGuest: (...given) => {
          const merge = shelfRules.mergeGuest(...given);
          if (merge.kind !== 'merged') return merge;
          return { ...merge, record: { ...merge.record, outbox: merge.record.outbox.slice(0, -1) } };
        },
      },
    ],
    [
      "a guest's book that is merged again after its removal",
      /revived/,
      {
        mergeGuest: (guest, account, ...rest) =>
          shelfRules.mergeGuest(guest, { ...account, guestMergedUpTo: 0 }, ...rest),
      },
    ],
  ])('%s', (_fault, found, broken) => {
    const wrong = simulate(3, { ...shelfRules, ...broken }).flatMap((run) => run.wrong);
    expect(wrong.join('\n')).toMatch(found);
  });
});
