import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStorage } from '../../../storage/createStorage.ts';
import { createReaderSettingsStore, type ReaderSettings } from '../../../stores/readerSettingsStore.ts';
import { fakeStorage } from '../../../testing/fakeStorage.ts';
import { renderReader } from '../../../testing/renderReader.tsx';

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['is chosen beside it', () => window.dispatchEvent(new Event('focus'))],
])('an open book shows what another tab changed of the settings once its window %s', async (_case, show) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const device = fakeStorage({ has_read: true });
  const { services } = await renderReader({ storage: device });
  await screen.findByText(/第1章的正文/);
  const shown = (): ReaderSettings => services.readerSettings.getState().settings;
  const otherTab = createReaderSettingsStore(createStorage(() => device)).getState();
  otherTab.change({ fontSize: 28, theme: 'night' });
  await expect
    .poll(() => {
      act(() => void show());
      return shown();
    })
    .toMatchObject({ fontSize: 28, theme: 'night' });
  const known = shown();
  act(() => void show());
  expect(shown(), 'is laid out anew for nothing').toBe(known);
});
