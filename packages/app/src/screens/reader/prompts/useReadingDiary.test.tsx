import type { ReadingDiary } from '@shuye/core-domain/statistics';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { onTime } from '../../../testing/onTime.ts';
import { renderReader } from '../../../testing/renderReader.tsx';
import { aWireBook } from '../../../testing/wire.ts';

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['a guest', undefined, 0],
  ['an account', '10000001', 0],
  ['who has a clock a year ahead', '10000001', 365 * 86_400_000],
  ['who has a clock a year behind', undefined, -365 * 86_400_000],
])(
  'the time that %s reads is written into the diary of this device, day and book named (F12)',
  async (_case, userId, skewMs) => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    let elapsed = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => elapsed);
    const { services, unmount } = await renderReader({
      ...(userId === undefined ? {} : { userId }),
      nowMs: () => 1_790_000_000_000 + skewMs,
      answers: { bookInfo: onTime(aWireBook()) },
    });
    await screen.findByText(/第1章的正文/);
    const days = () => services.storage.read('reading_diary', (value) => value as ReadingDiary)?.days ?? [];
    const become = (state: DocumentVisibilityState): void => {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    // The text is seen a moment before its reading is.
    const readOnce = () => {
      elapsed += 4000;
      become('hidden');
      become('visible');
      return days();
    };
    await expect.poll(readOnce).toMatchObject([{ day: '2026-09-21', bookId: '1001' }]);
    const before = days()[0]?.seconds ?? 0;
    elapsed += 4000;
    unmount();
    expect(days()[0]?.seconds).toBe(before + 4);
  },
);
