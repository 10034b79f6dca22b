import { placeAt } from '@shuye/core-domain/progress';
import { emptyShelfRecord, updateBook } from '@shuye/core-domain/shelf';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderReader } from '../../../../testing/renderReader.tsx';

const USER = '9000001';
const NOW = 1_790_000_000_000;

/** The code that asks is on its way for as long as a slow line takes. */
const line = vi.hoisted(() => {
  const gate = { open: (): void => undefined };
  const isOpen = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  return { gate, isOpen };
});
vi.mock('./Reconciliation.tsx', async (original) => {
  await line.isOpen;
  return original();
});

it('a device that never read the book follows another one without a question, also on a slow line [PROG-06, READER-25]', async () => {
  const { services } = await renderReader({ userId: USER });
  await screen.findByText('上一章');
  // The place that the book opened at is kept meanwhile.
  await waitFor(() => expect(services.progress.load('1001')?.place.chapterId).toBe('c1'));
  const bookmark = { chapter: 'c7', chapterTitle: '', percent: 5000, place: placeAt('c7', '', 0) };
  const theirs = updateBook(emptyShelfRecord('other'), '1001', bookmark, NOW - 1);
  act(() => {
    services.storage.write(`shelf_${USER}`, { ...theirs, device: 'device-1' });
    services.shelf.getState().setStatus({ isReady: true, isSynced: true, pulls: 1 });
  });
  line.gate.open();
  expect(await screen.findByText(/第7章的正文/)).toBeTruthy();
  expect(screen.queryByText('阅读进度')).toBeNull();
});
