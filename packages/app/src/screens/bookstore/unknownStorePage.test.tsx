import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';

it('says so of a page that the server does not know, and leads home: no retry brings it [ROUTE-06]', async () => {
  await renderApp({ path: '/st/none', answers: { storePage: new Refusal(404, '没有这个页面') } });
  expect((await screen.findByRole('alert')).textContent).toContain('没有这个页面');
  expect(screen.getByRole('link', { name: '去书城' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});
