import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

it('says 页面不存在, and leads to the store and to the search [ROUTE-03]', async () => {
  const { services } = await renderApp({ path: '/no/such/page' });
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('页面不存在');
  expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/search', '/']);
  expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
  expect(services.seen).toEqual([]);
});
