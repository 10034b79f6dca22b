import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aCopyServer } from '../../../testing/aCopyServer.ts';
import { renderReader } from '../../../testing/renderReader.tsx';

afterEach(() => void vi.restoreAllMocks());

const restore_copy = { locator: '0f'.repeat(16), key: `${'A'.repeat(43)}=`, owner: '8000000', revision: 0 };

it('the copy behind a restore code follows what is read, when the page is hidden and when the reader leaves', async () => {
  const server = aCopyServer();
  server.copies.set(restore_copy.locator, { revision: 0, draft: '', pieces: new Map() });
  const { services, unmount } = await renderReader({ device: { restore_copy }, answers: server.answers });
  await screen.findByText(/第1章的正文/);
  const revision = () => server.copies.get(restore_copy.locator)?.revision;
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(revision()).toBe(1);
  });
  hidden.mockRestore();
  services.storage.write('listening', { rate: 1.5 });
  unmount();
  await waitFor(() => expect(revision()).toBe(2));
});

it('without a restore code nothing is written', async () => {
  const { services, unmount } = await renderReader({ answers: aCopyServer().answers });
  await screen.findByText(/第1章的正文/);
  unmount();
  await Promise.resolve();
  expect(services.seen.some(({ name }) => name.endsWith('RestoreCopy'))).toBe(false);
});
