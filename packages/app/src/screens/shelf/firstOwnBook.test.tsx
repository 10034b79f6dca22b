import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadOwnShelf } from '../../features/own-books/ownShelf.ts';
import { anOwnBook } from '../../testing/anOwnBook.ts';
import { pickOnShelf } from '../../testing/pickOnShelf.tsx';

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
  const { services, button: opener } = await pickOnShelf(new File(['第一章'], '夜渡.txt'));
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
