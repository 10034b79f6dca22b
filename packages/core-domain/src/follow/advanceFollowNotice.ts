import type { Step } from '../async/Step.ts';

/** The notice waits this long after the reader was opened, and closes itself this long after it appeared [CONST-21, CONST-22]. */
export const FOLLOW_DELAY_MS = 20_000;
export const FOLLOW_CLOSE_MS = 5000;

/** `doneBecause` is the reason why it is not shown any more. */
export type FollowState =
  | { phase: 'waiting'; dueAt: number; isFollowed: boolean | undefined; isDue: boolean }
  | { phase: 'shown'; closesAt: number }
  | { phase: 'done'; because: 'prompted-today' | 'followed' | 'status-unknown' | 'closed' | 'left' };

/** `today` and `promptedOn` are local calendar days, `yyyy-MM-dd`. */
export type FollowEvent =
  /** The host's answer; undefined without one. */
  | { type: 'status'; isFollowed: boolean | undefined; nowMs: number; today: string; promptedOn?: string | undefined }
  | { type: 'woke'; nowMs: number; today: string; promptedOn?: string | undefined }
  | { type: 'follow' }
  | { type: 'close' }
  | { type: 'leave' };

export type FollowEffect =
  | { kind: 'ask-status' }
  | { kind: 'wake'; at: number }
  | { kind: 'mark-day'; day: string }
  | { kind: 'follow' };

type FollowStep = Step<FollowState, FollowEffect>;

const done = (because: Extract<FollowState, { phase: 'done' }>['because']): FollowStep => ({
  state: { phase: 'done', because },
  effects: [],
});

export function enterFollowNotice(nowMs: number, today: string, promptedOn?: string): FollowStep {
  if (promptedOn === today) return done('prompted-today');
  const dueAt = nowMs + FOLLOW_DELAY_MS;
  return {
    state: { phase: 'waiting', dueAt, isFollowed: undefined, isDue: false },
    effects: [{ kind: 'ask-status' }, { kind: 'wake', at: dueAt }],
  };
}

/** Shows, and marks the day in the same step, so that no other page prompts again. */
function show(nowMs: number, today: string, promptedOn: string | undefined): FollowStep {
  if (promptedOn === today) return done('prompted-today');
  const closesAt = nowMs + FOLLOW_CLOSE_MS;
  return {
    state: { phase: 'shown', closesAt },
    effects: [
      { kind: 'mark-day', day: today },
      { kind: 'wake', at: closesAt },
    ],
  };
}

/** The invitation to follow: after 20 s, once a day, to those who do not follow yet [FOLLOW-02..07]. */
export function advanceFollowNotice(state: FollowState, event: FollowEvent): FollowStep {
  const stay: FollowStep = { state, effects: [] };
  if (event.type === 'leave') return state.phase === 'done' ? stay : done('left');

  if (state.phase === 'waiting') {
    if (event.type === 'status') {
      if (event.isFollowed === undefined) return done('status-unknown');
      if (event.isFollowed) return done('followed');
      return state.isDue
        ? show(event.nowMs, event.today, event.promptedOn)
        : { state: { ...state, isFollowed: false }, effects: [] };
    }
    if (event.type !== 'woke' || event.nowMs < state.dueAt) return stay;
    return state.isFollowed === false
      ? show(event.nowMs, event.today, event.promptedOn)
      : { state: { ...state, isDue: true }, effects: [] };
  }

  if (state.phase === 'shown') {
    if (event.type === 'close') return done('closed');
    if (event.type === 'follow')
      return { state: { phase: 'done', because: 'followed' }, effects: [{ kind: 'follow' }] };
    if (event.type === 'woke' && event.nowMs >= state.closesAt) return done('closed');
  }
  return stay;
}
