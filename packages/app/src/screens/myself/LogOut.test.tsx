import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';

async function ask(answers: Answers = anAccount()) {
  const app = await renderApp({ path: '/myself', userId: '8000001', answers });
  await screen.findByRole('heading', { name: '山中人' });
  fireEvent.click(screen.getByRole('button', { name: '退出登录' }));
  expect(screen.getByRole('alertdialog', { name: '确定要退出吗？' })).toBeTruthy();
  return app;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('asks 确定要退出吗？ and logs nobody out who thinks better of it [ME-15] [ERR-67]', async () => {
  const { services } = await ask();
  press('取消');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(services.seen.map(({ name }) => name)).not.toContain('logOut');
  expect(services.login.getState().isLoggedIn).toBe(true);
});

it('leaves a guest on the same page by 退出 [ME-15] [AUTH-07]', async () => {
  const { services, at } = await ask();
  press('退出');
  expect(await screen.findByRole('link', { name: '登录' })).toBeTruthy();
  expect(services.seen.find(({ name }) => name === 'logOut')?.fields).toMatchObject({ userId: '8000001' });
  expect(screen.queryByText('山中人')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(at.address).toBe('/myself');
});

it.each([
  ['refused', new Refusal(500, '稍后')],
  ['lost on the way', undefined],
])('that was %s says so, and the reader stays logged in [ME-16] [ERR-66]', async (_case, refusal) => {
  const { logOut: _logOut, ...rest } = anAccount();
  const { services } = await ask({ ...rest, ...(refusal && { logOut: refusal }) });
  press('退出');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('退出登录失败，请重试'));
  expect(services.login.getState().isLoggedIn).toBe(true);
  expect(screen.getByRole('heading', { name: '山中人' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
