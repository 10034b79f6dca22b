import type { ReadingDiary } from '@shuye/core-domain/statistics';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderReader } from '../../../testing/renderReader.tsx';

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['a guest', undefined],
  ['an account', '10000001'],
])('the time that %s reads is written into the diary of this device, day and book named', async (_case, userId) => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  let elapsed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed);
  const { services, unmount } = await renderReader(userId === undefined ? {} : { userId });
  await screen.findByText(/第1章的正文/);
  await vi.waitFor(() => {
    elapsed += 4000;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  unmount();
  const diary = services.storage.read('reading_diary', (value) => value as ReadingDiary);
  expect(diary?.days).toMatchObject([{ day: '2026-09-21', bookId: '1001' }]);
  expect(diary?.days[0]?.seconds).toBeGreaterThanOrEqual(4);
});
