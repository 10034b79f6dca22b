import { fireEvent, screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../testing/fakeStorage.ts';

const NOW = 1_790_000_000_000;

const PART = './OwnBookScreen.tsx';

afterAll(() => {
  vi.doUnmock(PART);
});

it('a book of one’s own whose code does not come says so, and another try loads the page anew', async () => {
  vi.doMock(PART, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  // Another test may have had the page already: its code is kept.
  vi.resetModules();
  const { renderApp } = await import('../../../testing/renderApp.tsx');
  const reloadPage = vi.fn<() => void>();
  // It was loaded anew by itself a moment ago.
  const session = fakeStorage({ code_reload: NOW });
  await renderApp({ path: '/reader/local#local-1', session, nowMs: () => NOW, reloadPage });
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(reloadPage).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
