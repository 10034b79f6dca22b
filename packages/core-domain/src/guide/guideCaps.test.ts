import { describe, expect, it } from 'vitest';
import { countGuide, defaultGuideCaps, guideAllowance, type GuideCount } from './guideCaps.ts';

const TODAY = '2026-11-28';
const times = (count: number, day = TODAY): GuideCount | undefined =>
  Array.from({ length: count }).reduce<GuideCount | undefined>((before) => countGuide(before, day), undefined);

describe('how often a guide shows (A-12)', () => {
  it.each([
    [{}, 100, true],
    [{ perSession: 2 }, 0, true],
    [{ perSession: 2 }, 1, true],
    [{ perDay: 2 }, 1, true],
    [{ perSession: 3, perDay: 2 }, 1, true],
  ])('with caps %j after %s times: %s', (cap, shown, allowed) => {
    expect(guideAllowance(cap, times(shown), TODAY)).toEqual({ allowed });
  });

  it.each([
    [{ perSession: 2 }, 2, 'session-cap'],
    [{ perSession: 2 }, 3, 'session-cap'],
    [{ perSession: 0 }, 0, 'session-cap'],
    [{ perDay: 2 }, 2, 'day-cap'],
    [{ perDay: 0 }, 0, 'day-cap'],
    [{ perSession: 2, perDay: 2 }, 2, 'session-cap'],
  ])('with caps %j after %s times is refused by the %s', (cap, shown, reason) => {
    expect(guideAllowance(cap, times(shown), TODAY)).toEqual({ allowed: false, reason });
  });

  it('begins each day anew, but not each session', () => {
    const yesterday = times(2, '2026-11-27');
    expect(guideAllowance({ perDay: 2 }, yesterday, TODAY)).toEqual({ allowed: true });
    expect(guideAllowance({ perSession: 2 }, yesterday, TODAY).allowed).toBe(false);
    expect(countGuide(yesterday, TODAY)).toEqual({ inSession: 3, day: TODAY, onDay: 1 });
    expect(countGuide(times(1), TODAY)).toEqual({ inSession: 2, day: TODAY, onDay: 2 });
  });

  it('follows the documents where nothing else is configured', () => {
    expect(defaultGuideCaps).toEqual({
      box: {},
      bar: {},
      dialog: {},
      popup: {},
      collection: { perDay: 1 },
      'home-dialog': { perSession: 1 },
    });
  });
});
