import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadOwnShelf } from '../../features/own-books/ownShelf.ts';
import { anOwnBook } from '../../testing/anOwnBook.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { createShelfEditStore } from '../../stores/shelfEditStore.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('says before a book that was brought along is deleted that its file goes from the device [SHELF-25]', async () => {
  await anOwnBook();
  const { services } = await renderApp({ path: '/shelf' });
  await act(() => loadOwnShelf(services));
  act(() => services.storeOf(createShelfEditStore).getState().enter());
  fireEvent.click(await screen.findByRole('button', { name: /夜渡/ }));
  fireEvent.click(await screen.findByRole('button', { name: '删除(1)' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '是否删除所选 1 本书籍' }));
  expect(dialog.getByText('自己导入的书，文件会从这台设备上删除')).toBeTruthy();
});
