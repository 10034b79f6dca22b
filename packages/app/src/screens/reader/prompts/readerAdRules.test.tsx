import { AdShowRule } from '@shuye/core-domain/ads';
import { placeAt } from '@shuye/core-domain/progress';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aHostWithActionBar, untilExtras } from '../../../testing/aHostWithActionBar.ts';
import { renderReader } from '../../../testing/renderReader.tsx';
import { aWireBook } from '../../../testing/wire.ts';

const TEXT = '山中灯火一夜未熄。'.repeat(20);

interface Moment {
  showRule: AdShowRule;
  /** The first ten are free by themselves. */
  ordinal: number;
  isLimitedFree?: boolean;
}

/** The end of a chapter of a book that may be read without paying, in a host with ads. */
async function atEnd({ showRule, ordinal, isLimitedFree = false }: Moment) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const place = placeAt(`c${ordinal}`, TEXT, 170);
  const slot = { resourceId: 'r1', deliveryId: 'd1', adSource: 1, extInfo: { showName: '去APP接着读', showRule } };
  const { services } = await renderReader({
    host: aHostWithActionBar({ reader: { isPlatformPath: false, adsEnabled: true } }),
    content: () => TEXT,
    device: { progress: { 1001: { place, percent: 1, chapterTitle: '', at: 1 } } },
    answers: {
      bookInfo: aWireBook(isLimitedFree ? { disType: 1 } : { payMode: '0' }),
      adInfo: { data: { bottom: { ...slot, extInfo: { ...slot.extInfo, guideImgUrl: '/ads/guide.png' } } } },
    },
  });
  await untilExtras();
  await waitFor(() => expect(services.seen.map(({ name }) => name)).toContain('adInfo'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

const ad = () => screen.queryByRole('complementary', { name: '广告' });
const { FreeChapters, LimitedFreeChapters } = AdShowRule;

describe('the rule of an ad [CONST-26]', () => {
  it.each<[string, Moment]>([
    ['free chapters: a free chapter [AD-09]', { showRule: FreeChapters, ordinal: 1 }],
    [
      'limited-free: a book that is free for now [AD-10]',
      { showRule: LimitedFreeChapters, ordinal: 11, isLimitedFree: true },
    ],
  ])('shows it on %s', async (_, moment) => {
    await atEnd(moment);
    expect(ad()?.textContent).toContain('去APP接着读');
  });

  it.each<[string, Moment]>([
    ['free chapters: a chapter with a price [AD-09]', { showRule: FreeChapters, ordinal: 11, isLimitedFree: true }],
    ['limited-free: a free chapter of another book [AD-10]', { showRule: LimitedFreeChapters, ordinal: 1 }],
  ])('does not show on %s', async (_, moment) => {
    await atEnd(moment);
    expect(ad()).toBeNull();
  });
});
