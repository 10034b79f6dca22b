import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadOwnShelf } from '../../features/own-books/ownShelf.ts';
import { aHost } from '../../testing/aHost.ts';
import { anOwnBook } from '../../testing/anOwnBook.ts';
import { renderApp } from '../../testing/renderApp.tsx';

/** A worker that is at it and says nothing. */
class IdleWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

beforeEach(() => vi.stubGlobal('Worker', IdleWorker));
afterEach(() => {
  vi.unstubAllGlobals();
});

async function openEmptyShelf() {
  const { services } = await renderApp({ path: '/shelf', host: aHost({ opensFiles: true }) });
  const opener = await screen.findByRole<HTMLButtonElement>('button', { name: '导入本地书' });
  await waitFor(() => expect(opener.disabled).toBe(false));
  act(() => opener.focus());
  fireEvent.click(opener);
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('No files can be picked.');
  fireEvent.change(input, { target: { files: [new File(['第一章'], '夜渡.txt')] } });
  const cancel = await screen.findByRole('button', { name: '取消' });
  return { services, opener, cancel };
}

it('gives the focus to the heading when the first own book has taken the place of the button that brought it', async () => {
  const { services, opener, cancel } = await openEmptyShelf();
  await anOwnBook();
  await act(() => loadOwnShelf(services));
  await waitFor(() => expect(opener.isConnected).toBe(false));
  fireEvent.click(cancel);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: '书架' })));
});

it('gives the focus back to the button where nothing was brought', async () => {
  const { opener, cancel } = await openEmptyShelf();
  fireEvent.click(cancel);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});
