import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createRequester } from '../createRequester.ts';
import { createVirtualClock } from '../testing/createVirtualClock.ts';
import { bridgeWaits } from './bridgeWaits.ts';
import { createMessagePort, type BridgeMessage } from './createMessagePort.ts';

function aPort() {
  const clock = createVirtualClock();
  const sent: BridgeMessage[] = [];
  const onStray = vi.fn();
  const { ask, receive } = createMessagePort({
    source: 'shuye',
    session: 's1',
    post: (message) => void sent.push(message),
    onStray,
  });
  return {
    request: createRequester({ name: 'page', find: () => ask, after: clock.after }),
    receive,
    sent,
    clock,
    onStray,
  };
}

type Outcome = { at: number; ok: unknown } | { at: number; error: unknown };

/** Lets promises that are settled tell so. */
const settle = async () => {
  for (let turn = 0; turn < 4; turn++) await Promise.resolve();
};

describe('calls as pairs of messages', () => {
  it('requests carry source, id, method and parameters, and are answered by their id [BRIDGE-23]', async () => {
    const { request, receive, sent } = aPort();
    const [first, second] = [request('getGlobalInfo'), request('getStorage', { key: 'a' })];
    expect(sent[1]).toEqual({ source: 'shuye', id: 's1-2', method: 'getStorage', params: { key: 'a' } });
    receive({ id: 's1-2', ok: true, result: 'b' });
    receive({ id: 's1-1', ok: false, error: { message: 'no' } });
    await expect(second).resolves.toBe('b');
    await expect(first).rejects.toMatchObject({ kind: 'bridge', cause: { message: 'no' } });
  });

  it('a request rejects when its message cannot be sent', async () => {
    const { ask } = createMessagePort({
      source: 'shuye',
      session: 's1',
      post: () => {
        throw new TypeError('closed');
      },
    });
    await expect(createRequester({ name: 'page', find: () => ask })('a')).rejects.toMatchObject({ kind: 'bridge' });
  });

  const unreadable = {
    get id(): string {
      throw new Error('no');
    },
  };
  const forged: readonly unknown[] = [
    undefined,
    null,
    's1-1',
    7,
    [],
    {},
    { id: 1, ok: true },
    { id: 's1-1' },
    { id: 's1-1', ok: 'true', result: 1 },
    { id: 's1-01', ok: true, result: 1 },
    { id: 's1-2', ok: true, result: 1 },
    { id: '__proto__', ok: true, result: 1 },
    { id: ['s1-1'], ok: true, result: 1 },
    unreadable,
  ];

  it('no forged message answers a request, the honest one still does (R17)', async () => {
    const { request, receive, onStray } = aPort();
    const call = request('getAuthInfo');
    for (const message of forged) receive(message);
    expect(onStray).toHaveBeenCalledTimes(forged.length);
    receive({ id: 's1-1', ok: true, result: 'honest' });
    await expect(call).resolves.toBe('honest');
  });

  // A step of a history: a call, an answer to some call, nonsense, or time that passes.
  const step = fc.oneof(
    fc.record({ call: fc.constantFrom('call' as const, 'storage' as const) }),
    fc.record({ answers: fc.nat(20), ok: fc.boolean(), value: fc.nat() }),
    fc.record({ foreign: fc.oneof(fc.constantFrom(...forged.slice(0, 6)), fc.anything()) }),
    fc.record({ passes: fc.constantFrom(1, 400, 2500, 4999, 5000, 10_000) }),
  );

  it('every request settles exactly once, by its first answer or its timeout (P22) [ERR-08] [CONST-07] [CONST-08]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (history) => {
        const { request, receive, sent, clock } = aPort();
        const seen: Outcome[][] = [];
        const expected: Outcome[] = [];
        const ends: number[] = [];

        for (const act of history) {
          if ('call' in act) {
            const outcomes: Outcome[] = [];
            seen.push(outcomes);
            ends.push(clock.nowMs() + bridgeWaits[act.call].timeoutMs);
            request('any', {}, bridgeWaits[act.call]).then(
              (ok) => outcomes.push({ at: clock.nowMs(), ok }),
              (error: Error & { cause?: unknown }) =>
                outcomes.push({ at: clock.nowMs(), error: error.cause ?? error.message }),
            );
          } else if ('answers' in act) {
            const { ok, value } = act;
            receive({ id: `s1-${act.answers + 1}`, ok, result: value, error: value });
            const end = ends[act.answers];
            if (end !== undefined && clock.nowMs() < end) {
              expected[act.answers] ??= ok ? { at: clock.nowMs(), ok: value } : { at: clock.nowMs(), error: value };
            }
          } else if ('foreign' in act) receive(act.foreign);
          else {
            // Millisecond by millisecond where a call ends, so that its moment is seen.
            const until = clock.nowMs() + act.passes;
            for (const end of [...ends, until]
              .filter((at) => at > clock.nowMs() && at <= until)
              .sort((a, b) => a - b)) {
              clock.advance(end - clock.nowMs());
              await settle();
            }
          }
          await settle();
        }
        for (const end of [...ends].sort((a, b) => a - b)) {
          clock.advance(Math.max(0, end - clock.nowMs()));
          await settle();
        }

        ends.forEach((at, index) => {
          const silence = sent[index] && at;
          expect(seen[index]).toEqual([expected[index] ?? { at: silence, error: expect.stringMatching(/timeout$/) }]);
        });
        expect(new Set(sent.map(({ id }) => id)).size).toBe(ends.length);
        expect(clock.waiting()).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});
