import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import {
  advanceFollowNotice,
  enterFollowNotice,
  FOLLOW_CLOSE_MS,
  FOLLOW_DELAY_MS,
  type FollowEvent,
  type FollowState,
} from './advanceFollowNotice.ts';

const NOW = 1_790_000_000_000;
const TODAY = '2026-11-28';
const entered = enterFollowNotice(NOW, TODAY, '2026-11-27').state;
const status = (isFollowed: boolean | undefined, at = 100, promptedOn?: string) => ({
  type: 'status' as const,
  isFollowed,
  nowMs: NOW + at,
  today: TODAY,
  promptedOn,
});
const woke = (at: number, promptedOn?: string) => ({
  type: 'woke' as const,
  nowMs: NOW + at,
  today: TODAY,
  promptedOn,
});

function run(...events: FollowEvent[]) {
  return events.reduce<{ state: FollowState; effects: readonly unknown[] }>(
    ({ state }, event) => advanceFollowNotice(state, event),
    { state: entered, effects: [] },
  );
}
const shown = run(status(false), woke(20_000));

describe('the follow notice', () => {
  it('asks for the status and waits 20 s [FOLLOW-02] [CONST-21]', () => {
    expect(FOLLOW_DELAY_MS).toBe(20_000);
    expect(enterFollowNotice(NOW, TODAY)).toEqual({
      state: { phase: 'waiting', dueAt: NOW + 20_000, isFollowed: undefined, isDue: false },
      effects: [{ kind: 'ask-status' }, { kind: 'wake', at: NOW + 20_000 }],
    });
  });

  it('shows then, marks the day and closes after 5 s [FOLLOW-02] [FOLLOW-05] [FOLLOW-06] [CONST-22]', () => {
    expect(FOLLOW_CLOSE_MS).toBe(5000);
    expect(shown).toEqual({
      state: { phase: 'shown', closesAt: NOW + 25_000 },
      effects: [
        { kind: 'mark-day', day: TODAY },
        { kind: 'wake', at: NOW + 25_000 },
      ],
    });
    expect(run(status(false), woke(20_000), woke(24_999)).state).toEqual(shown.state);
    expect(run(status(false), woke(20_000), woke(25_000)).state).toEqual({ phase: 'done', because: 'closed' });
  });

  it('does not come earlier', () => {
    expect(run(status(false)).effects).toEqual([]);
    expect(run(status(false), woke(19_999))).toMatchObject({
      state: { phase: 'waiting', isFollowed: false },
      effects: [],
    });
  });

  it('waits for a status that comes late', () => {
    expect(run(woke(20_000))).toMatchObject({ state: { phase: 'waiting', isDue: true }, effects: [] });
    expect(run(woke(20_000), status(false, 23_000))).toMatchObject({
      state: { phase: 'shown', closesAt: NOW + 28_000 },
    });
  });

  it('waits while a dialog covers the page, whatever the clock says meanwhile [FOLLOW-02, FOLLOW-06]', () => {
    const covered = run(status(false), { ...woke(20_000), isCovered: true });
    expect(covered).toMatchObject({ state: { phase: 'waiting', isDue: true }, effects: [] });
    expect(advanceFollowNotice(covered.state, woke(12_000)).state).toMatchObject({
      phase: 'shown',
      closesAt: NOW + 17_000,
    });
    expect(run(woke(20_000), { ...status(false, 23_000), isCovered: true })).toMatchObject({
      state: { phase: 'waiting', isFollowed: false },
      effects: [],
    });
  });

  it('does not come for those who follow, nor where the host does not say [FOLLOW-03]', () => {
    expect(run(status(true))).toEqual({ state: { phase: 'done', because: 'followed' }, effects: [] });
    expect(run(status(undefined))).toEqual({ state: { phase: 'done', because: 'status-unknown' }, effects: [] });
    expect(run(woke(20_000), status(true, 23_000)).state).toEqual({ phase: 'done', because: 'followed' });
  });

  it('comes once a day [FOLLOW-04]', () => {
    expect(enterFollowNotice(NOW, TODAY, TODAY)).toEqual({
      state: { phase: 'done', because: 'prompted-today' },
      effects: [],
    });
  });

  it('looks once more at the day when it is due: another page may have prompted [FOLLOW-04]', () => {
    const done = { state: { phase: 'done', because: 'prompted-today' }, effects: [] };
    expect(run(status(false), woke(20_000, TODAY))).toEqual(done);
    expect(run(woke(20_000), status(false, 23_000, TODAY))).toEqual(done);
    expect(run(status(false), woke(20_000, '2026-11-27')).state.phase).toBe('shown');
  });

  it('follows through the host when it is tapped, and is closed by hand [FOLLOW-07]', () => {
    expect(advanceFollowNotice(shown.state, { type: 'follow' })).toEqual({
      state: { phase: 'done', because: 'followed' },
      effects: [{ kind: 'follow' }],
    });
    expect(advanceFollowNotice(shown.state, { type: 'close' })).toEqual({
      state: { phase: 'done', because: 'closed' },
      effects: [],
    });
  });

  it('is over with the reader', () => {
    const left = { state: { phase: 'done', because: 'left' }, effects: [] };
    expect(advanceFollowNotice(entered, { type: 'leave' })).toEqual(left);
    expect(advanceFollowNotice(shown.state, { type: 'leave' })).toEqual(left);
  });

  it.each<[string, FollowState, FollowEvent]>([
    ['waiting', entered, { type: 'close' }],
    ['waiting', entered, { type: 'follow' }],
    ['shown', shown.state, status(true, 30_000)],
    ['done', { phase: 'done', because: 'closed' }, { type: 'leave' }],
    ['done', { phase: 'done', because: 'closed' }, woke(30_000)],
    ['done', { phase: 'done', because: 'closed' }, status(false)],
    ['done', { phase: 'done', because: 'closed' }, { type: 'follow' }],
  ])('%s takes no notice of what does not concern it', (_name, state, event) => {
    expect(advanceFollowNotice(state, event)).toEqual({ state, effects: [] });
  });

  it('marks the day at most once, and only for who does not follow [FOLLOW-03] [FOLLOW-06]', () => {
    const at = fc.nat(40_000);
    const event: fc.Arbitrary<FollowEvent> = fc.oneof(
      { weight: 3, arbitrary: at.map((nowMs) => woke(nowMs)) },
      {
        weight: 3,
        arbitrary: fc.tuple(fc.constantFrom(true, false, false, undefined), at).map(([is, nowMs]) => status(is, nowMs)),
      },
      { weight: 1, arbitrary: fc.constantFrom<FollowEvent>({ type: 'follow' }, { type: 'close' }, { type: 'leave' }) },
    );
    checkProperty(
      'rule',
      fc.property(fc.array(event, { maxLength: 10 }), (events) => {
        let state: FollowState = entered;
        let marks = 0;
        let isFollowed: boolean | undefined;
        for (const one of events) {
          if (one.type === 'status' && state.phase === 'waiting') isFollowed = one.isFollowed;
          const step = advanceFollowNotice(state, one);
          state = step.state;
          const marksNow = step.effects.filter(({ kind }) => kind === 'mark-day').length;
          if (marksNow > 0 && isFollowed !== false) return false;
          marks += marksNow;
        }
        return marks <= 1;
      }),
    );
  });
});
