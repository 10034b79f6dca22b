import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppError } from '@shuye/core-domain/error';
import { aHost } from '../../testing/aHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const openInMiniApp = (refreshLogin: () => Promise<void>) => {
  const host = aHost({ login: 'host' });
  return renderApp({ path: '/myself', host: { ...host, bridge: { ...host.bridge, refreshLogin } } });
};

it('asks the host where it knows its user, and leads to no login page [ME-06] (D-021)', async () => {
  const refreshLogin = vi.fn<() => Promise<void>>().mockResolvedValue();
  await openInMiniApp(refreshLogin);
  expect(screen.queryByRole('link', { name: '登录' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(refreshLogin).toHaveBeenCalledOnce());
});

it('says why the host refuses, and may be asked again', async () => {
  const refreshLogin = vi.fn<() => Promise<void>>().mockRejectedValue(new AppError('bridge', '授权已取消'));
  await openInMiniApp(refreshLogin);
  fireEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('授权已取消'));
  expect(screen.getByRole('button', { name: '登录' }).getAttribute('aria-busy')).toBeNull();
});

it('says in words for readers that a host does not answer, or knows no login [ERR-01] (D-053)', async () => {
  const refreshLogin = vi.fn<() => Promise<void>>().mockRejectedValue(new AppError('bridge', 'timeout'));
  await openInMiniApp(refreshLogin);
  fireEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('网络或服务异常，请稍后再试'));
});

it('can be pressed again once the host’s login page was left without an answer [HOST-28]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const refreshLogin = vi.fn(() => new Promise<void>(() => undefined));
  await openInMiniApp(refreshLogin);
  fireEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(refreshLogin).toHaveBeenCalledOnce());
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('请先登录'));
  expect(screen.getByRole('button', { name: '登录' }).getAttribute('aria-busy')).toBeNull();
  vi.useRealTimers();
});

it('leads to what logging in agrees to, where the host logs its reader in [MISC-05] [MISC-06]', async () => {
  await openInMiniApp(vi.fn<() => Promise<void>>());
  const hrefs = ['用户协议', '隐私协议'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(hrefs).toEqual(['/user-agreement', '/privacy-policy']);
});
