import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import {
  advanceGuideBox,
  BLOCK_CHECK_MS,
  hiddenGuideBox,
  type GuideBoxEvent,
  type GuideBoxState,
} from './advanceGuideBox.ts';

const NOW = 1_790_000_000_000;
const shown: GuideBoxState = { phase: 'shown', isSeen: false, checkAt: NOW + 2000 };
const seen: GuideBoxState = { ...shown, isSeen: true };

describe('the guide box on the page', () => {
  it('locks scrolling and is looked after 2 s later [GUIDE-18] [CONST-13]', () => {
    expect(BLOCK_CHECK_MS).toBe(2000);
    expect(advanceGuideBox(hiddenGuideBox, { type: 'show', nowMs: NOW })).toEqual({
      state: shown,
      effects: [{ kind: 'lock-scroll' }, { kind: 'wake', at: NOW + 2000 }],
    });
  });

  it('is taken away and reported where its picture was not seen by then [GUIDE-19] [EVT-10]', () => {
    expect(advanceGuideBox(shown, { type: 'woke', nowMs: NOW + 2000 })).toEqual({
      state: hiddenGuideBox,
      effects: [{ kind: 'unlock-scroll' }, { kind: 'report-blocked' }],
    });
  });

  it('unlocks scrolling when it is closed [GUIDE-18]', () => {
    for (const state of [shown, seen]) {
      expect(advanceGuideBox(state, { type: 'hide' })).toEqual({
        state: hiddenGuideBox,
        effects: [{ kind: 'unlock-scroll' }],
      });
    }
  });

  it('remembers that it was seen', () => {
    expect(advanceGuideBox(shown, { type: 'seen' })).toEqual({ state: seen, effects: [] });
  });

  it.each<[GuideBoxState, GuideBoxEvent]>([
    [seen, { type: 'woke', nowMs: NOW + 2000 }],
    [shown, { type: 'woke', nowMs: NOW + 1999 }],
    [shown, { type: 'show', nowMs: NOW + 1 }],
    [hiddenGuideBox, { type: 'woke', nowMs: NOW + 2000 }],
    [hiddenGuideBox, { type: 'hide' }],
    [hiddenGuideBox, { type: 'seen' }],
  ])('in %j takes no notice of %j', (state, event) => {
    expect(advanceGuideBox(state, event)).toEqual({ state, effects: [] });
  });

  it('locks scrolling exactly while it shows, whatever happens [GUIDE-18]', () => {
    const event: fc.Arbitrary<GuideBoxEvent> = fc.oneof(
      fc.record({ type: fc.constantFrom('show' as const, 'woke' as const), nowMs: fc.nat(6000) }),
      fc.record({ type: fc.constantFrom('seen' as const, 'hide' as const) }),
    );
    checkProperty(
      'rule',
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        let state = hiddenGuideBox;
        let locks = 0;
        for (const one of events) {
          const step = advanceGuideBox(state, one);
          state = step.state;
          for (const { kind } of step.effects) locks += kind === 'lock-scroll' ? 1 : kind === 'unlock-scroll' ? -1 : 0;
          if (locks !== (state.phase === 'shown' ? 1 : 0)) return false;
        }
        return true;
      }),
    );
  });
});
