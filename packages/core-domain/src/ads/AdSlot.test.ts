import { describe, expect, it } from 'vitest';
import { anAdSlot } from '../testing/anAdSlot.ts';
import { AdEvent, AdShowRule, AdSource, parseAdShowRule, parseAdSource, type AdConfig } from './AdSlot.ts';

describe('what the server writes of ads', () => {
  it('are four sources [AD-06] [ENUM-19] [CONST-24]', () => {
    expect(Object.values(AdSource)).toEqual([1, 3, 8, 17]);
    expect([1, 3, 8, 17].map(parseAdSource)).toEqual([1, 3, 8, 17]);
  });

  it.each([0, 2, 4, 16, 18, '1', null, undefined])('%j is no source', (value) => {
    expect(parseAdSource(value)).toBeUndefined();
  });

  it('are three show rules [ENUM-18] [CONST-26]', () => {
    expect(AdShowRule).toEqual({ Always: 1, FreeChapters: 2, LimitedFreeChapters: 3 });
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [undefined, 1],
    [0, undefined],
    [4, undefined],
    ['1', undefined],
    [null, undefined],
  ])('%j is the rule %j', (value, rule) => {
    expect(parseAdShowRule(value)).toBe(rule);
  });

  it('are two events [ENUM-20]', () => {
    expect(AdEvent).toEqual({ Show: 'show', Click: 'click' });
  });

  it('is a middle and a bottom slot, each of which may be missing [AD-01] [AD-02] [AD-03] [AD-04] [ENT-46]', () => {
    const priority = { source: AdSource.Third3, highCode: 'h', lowCode: 'l', isBackup: false };
    const bottom = anAdSlot({
      tracks: ['t'],
      priorities: [priority],
      info: { jumpUrl: '/download/1', jumpQuery: 'a=1' },
    });
    const config: AdConfig = { bottom };
    expect(config.middle).toBeUndefined();
    expect(config.bottom).toMatchObject({
      resourceId: 'r1',
      deliveryId: 'd1',
      tracks: ['t'],
      priorities: [{ source: 3, highCode: 'h', lowCode: 'l', isBackup: false }],
      info: { jumpUrl: '/download/1', jumpQuery: 'a=1', showRule: 1 },
    });
  });
});
