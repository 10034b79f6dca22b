import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { guideBoxShows, type GuideBoxConfig } from './guideBoxShows.ts';

const config: GuideBoxConfig = { img: '/box.png', startChapter: 5, offsetChapter: 2 };
const at = (ordinal: number, change: GuideBoxConfig = {}, isLocked = false) =>
  guideBoxShows({ config: { ...config, ...change }, ordinal, isLocked });

describe('the guide box', () => {
  it.each([5, 8, 11, 500])('shows on chapter %s with its picture [GUIDE-16] [GUIDE-20]', (ordinal) => {
    expect(at(ordinal)).toEqual({ shows: true, pictureUrl: '/box.png' });
  });

  it.each([
    [4, 'before-start'],
    [1, 'before-start'],
    [2, 'before-start'],
    [6, 'between'],
    [7, 'between'],
  ])('stays away on chapter %s: %s [GUIDE-17]', (ordinal, reason) => {
    expect(at(ordinal)).toEqual({ shows: false, reason });
  });

  it('shows on every chapter with an offset of 0', () => {
    expect([1, 2, 3].map((ordinal) => at(ordinal, { startChapter: 1, offsetChapter: 0 }).shows)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('stays away from locked chapters [GUIDE-17]', () => {
    expect(at(5, {}, true)).toEqual({ shows: false, reason: 'locked' });
  });

  it('once closed stays away from that chapter, not from the next (D-112)', () => {
    const moment = { config, isLocked: false, closedInOrdinal: 5 };
    expect(guideBoxShows({ ...moment, ordinal: 5 })).toEqual({ shows: false, reason: 'closed' });
    expect(guideBoxShows({ ...moment, ordinal: 8 }).shows).toBe(true);
  });

  it.each<GuideBoxConfig>([
    { img: '' },
    { img: undefined },
    { startChapter: undefined },
    { startChapter: 'x' },
    { startChapter: '' },
    { startChapter: Number.NaN },
    { startChapter: 1.5 },
    { startChapter: -5 },
    { offsetChapter: undefined },
    { offsetChapter: '2x' },
    { offsetChapter: 'x2' },
    { offsetChapter: -1 },
    { offsetChapter: Infinity },
  ])('is not configured with %j (D-112)', (change) => {
    expect(at(5, change)).toEqual({ shows: false, reason: 'not-configured' });
  });

  it('is not configured without a configuration', () => {
    expect(guideBoxShows({ config: undefined, ordinal: 5, isLocked: false })).toEqual({
      shows: false,
      reason: 'not-configured',
    });
  });

  it('reads numbers written as text', () => {
    expect(at(8, { startChapter: ' 5 ', offsetChapter: '2' }).shows).toBe(true);
    expect(at(0, { startChapter: '0', offsetChapter: '123456789' }).shows).toBe(true);
    expect(at(0, { startChapter: '0', offsetChapter: '1234567890' }).shows).toBe(false);
  });

  it('shows once in every offset + 1 chapters from the start on', () => {
    checkProperty(
      'rule',
      fc.property(fc.nat(20), fc.nat(20), fc.nat(100), (startChapter, offsetChapter, skip) => {
        const first = startChapter + skip;
        const window = Array.from({ length: offsetChapter + 1 }, (_, index) =>
          at(first + index, { startChapter, offsetChapter }),
        );
        return window.filter(({ shows }) => shows).length === 1;
      }),
    );
  });
});
