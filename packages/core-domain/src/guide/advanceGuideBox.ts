import type { Step } from '../async/Step.ts';

/** A box whose picture has not been seen by then is taken away and reported as blocked [GUIDE-19]. */
export const BLOCK_CHECK_MS = 2000;

export type GuideBoxState = { phase: 'hidden' } | { phase: 'shown'; isSeen: boolean; checkAt: number };

export type GuideBoxEvent =
  | { type: 'show'; nowMs: number }
  | { type: 'seen' }
  | { type: 'woke'; nowMs: number }
  | { type: 'hide' };

export type GuideBoxEffect =
  | { kind: 'lock-scroll' }
  | { kind: 'unlock-scroll' }
  | { kind: 'wake'; at: number }
  | { kind: 'report-blocked' };

export const hiddenGuideBox: GuideBoxState = { phase: 'hidden' };

/** The box on the page: scrolling is locked exactly while it shows [GUIDE-18], and never by a box nobody sees [GUIDE-19]. */
export function advanceGuideBox(state: GuideBoxState, event: GuideBoxEvent): Step<GuideBoxState, GuideBoxEffect> {
  if (state.phase === 'hidden') {
    if (event.type !== 'show') return { state, effects: [] };
    const checkAt = event.nowMs + BLOCK_CHECK_MS;
    return {
      state: { phase: 'shown', isSeen: false, checkAt },
      effects: [{ kind: 'lock-scroll' }, { kind: 'wake', at: checkAt }],
    };
  }
  switch (event.type) {
    case 'seen':
      return { state: { ...state, isSeen: true }, effects: [] };
    case 'hide':
      return { state: hiddenGuideBox, effects: [{ kind: 'unlock-scroll' }] };
    case 'woke':
      return state.isSeen || event.nowMs < state.checkAt
        ? { state, effects: [] }
        : { state: hiddenGuideBox, effects: [{ kind: 'unlock-scroll' }, { kind: 'report-blocked' }] };
    case 'show':
      return { state, effects: [] };
  }
}
