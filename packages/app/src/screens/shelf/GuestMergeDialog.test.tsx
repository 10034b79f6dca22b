import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShelfMode } from '@shuye/core-domain/shelf';
import { createShelfEditStore } from '../../stores/shelfEditStore.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const asked = async () => {
  const app = await renderApp({ path: '/shelf' });
  act(() => app.services.shelf.getState().setStatus({ asksToMerge: true }));
  expect(screen.getByRole('alertdialog', { name: '是否合并游客书籍？' })).toBeTruthy();
  return app;
};

it('is closed by 我知道了, and nothing is merged or edited [SHELFMERGE-03] [SHELFMERGE-04]', async () => {
  const { services } = await asked();
  fireEvent.click(screen.getByRole('button', { name: '我知道了' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(services.storeOf(createShelfEditStore).getState().mode).toBe(ShelfMode.View);
});

it('leads to the editing of the shelf by 管理书籍 [SHELFMERGE-05] [SHELF-29]', async () => {
  const { services } = await asked();
  fireEvent.click(screen.getByRole('button', { name: '管理书籍' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(services.storeOf(createShelfEditStore).getState()).toMatchObject({
    mode: ShelfMode.Edit,
    selected: new Set(),
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('书籍管理');
});
