import type { Step } from '../async/Step.ts';

/** The notice waits this long after the reader was opened, and closes itself this long after it appeared [CONST-21, CONST-22]. */
export const FOLLOW_DELAY_MS = 20_000;
export const FOLLOW_CLOSE_MS = 5000;

interface Waiting {
  phase: 'waiting';
  dueAt: number;
  isFollowed: boolean | undefined;
  isDue: boolean;
}

export type FollowState =
  | Waiting
  | { phase: 'shown'; closesAt: number }
  | { phase: 'done'; because: 'prompted-today' | 'followed' | 'status-unknown' | 'closed' | 'left' };

/** Days are local, `yyyy-MM-dd`. While `isCovered`, a dialog lies over the page and a notice would go unseen. */
interface FollowMoment {
  nowMs: number;
  today: string;
  promptedOn?: string | undefined;
  isCovered?: boolean | undefined;
}

export type FollowEvent =
  | ({ type: 'status'; isFollowed: boolean | undefined } & FollowMoment)
  /** A timer rang, or what covered the page has gone. */
  | ({ type: 'woke' } & FollowMoment)
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
function show({ nowMs, today, promptedOn }: FollowMoment): FollowStep {
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

function showWhenReady(state: Waiting, moment: FollowMoment): FollowStep {
  const isReady = state.isDue && state.isFollowed === false && !moment.isCovered;
  return isReady ? show(moment) : { state, effects: [] };
}

/** The invitation to follow: after 20 s, once a day, to those who do not follow yet, never under a dialog [FOLLOW-02..07]. */
export function advanceFollowNotice(state: FollowState, event: FollowEvent): FollowStep {
  const stay: FollowStep = { state, effects: [] };
  if (event.type === 'leave') return state.phase === 'done' ? stay : done('left');

  if (state.phase === 'waiting') {
    if (event.type === 'status') {
      if (event.isFollowed === undefined) return done('status-unknown');
      if (event.isFollowed) return done('followed');
      return showWhenReady({ ...state, isFollowed: false }, event);
    }
    if (event.type !== 'woke' || (event.nowMs < state.dueAt && !state.isDue)) return stay;
    return showWhenReady({ ...state, isDue: true }, event);
  }

  if (state.phase === 'shown') {
    if (event.type === 'close') return done('closed');
    if (event.type === 'follow')
      return { state: { phase: 'done', because: 'followed' }, effects: [{ kind: 'follow' }] };
    if (event.type === 'woke' && event.nowMs >= state.closesAt) return done('closed');
  }
  return stay;
}
