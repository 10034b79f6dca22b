import { describe, expect, it } from 'vitest';
import { adShows } from './adShows.ts';
import { AdShowRule } from './AdSlot.ts';

const { Always, FreeChapters, LimitedFreeChapters } = AdShowRule;
const verdict = (rule: AdShowRule, isFreeChapter: boolean, isLimitedFreeBook: boolean, adsEnabled = true) =>
  adShows({ adsEnabled, rule, isFreeChapter, isLimitedFreeBook });

describe('an ad', () => {
  it.each([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])('of rule 1 shows on free %s, limited-free %s [AD-08]', (isFree, isLimitedFree) => {
    expect(verdict(Always, isFree, isLimitedFree)).toEqual({ shows: true });
  });

  it.each([false, true])('of rule 2 shows on free chapters only, limited-free %s [AD-09]', (isLimitedFree) => {
    expect(verdict(FreeChapters, true, isLimitedFree)).toEqual({ shows: true });
    expect(verdict(FreeChapters, false, isLimitedFree)).toEqual({ shows: false, reason: 'not-free' });
  });

  it.each([false, true])('of rule 3 shows on limited-free chapters only, free %s [AD-10]', (isFree) => {
    expect(verdict(LimitedFreeChapters, isFree, true)).toEqual({ shows: true });
    expect(verdict(LimitedFreeChapters, isFree, false)).toEqual({ shows: false, reason: 'not-limited-free' });
  });

  it.each([Always, FreeChapters, LimitedFreeChapters])('of rule %s does not show where ads are off [AD-11]', (rule) => {
    expect(verdict(rule, true, true, false)).toEqual({ shows: false, reason: 'ads-off' });
  });
});
