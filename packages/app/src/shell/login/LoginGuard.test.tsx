import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@shuye/core-domain/error';
import { routes, type AppRoute } from '../../routes.ts';
import { aHost } from '../../testing/aHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const table: readonly AppRoute[] = routes;
const accountPages = table.filter(({ login }) => login).flatMap(({ patterns }) => patterns);

const currentUrl = () => 'https://shuye.example/shelf';
const aLeaving = () => vi.fn<(address: string, options?: { replaces?: boolean }) => void>();

const backOf = (navigateAway: ReturnType<typeof aLeaving>) =>
  new URL(navigateAway.mock.calls[0]?.[0] ?? '', currentUrl()).searchParams.get('back');

const inMiniApp = (refreshLogin?: () => Promise<void>) => {
  const host = aHost({ login: 'host' });
  return { ...host, bridge: { ...host.bridge, ...(refreshLogin ? { refreshLogin } : {}) } };
};

const openInMiniApp = (host: ReturnType<typeof inMiniApp>, navigateAway = aLeaving()) =>
  renderApp({ path: '/top-up', host, navigateAway, currentUrl });

describe('a page that needs a login', () => {
  it('is one of the seven of the route table [AUTH-08]', () => {
    expect(accountPages.toSorted()).toEqual([
      '/bought-books',
      '/buy-book',
      '/buy-member',
      '/consume-records',
      '/myVip',
      '/select-bean-tickets',
      '/top-up',
    ]);
  });

  it.each(['/', '/my-beans', '/bean-tickets', '/top-up/x', '//top-up'])('is not %s [AUTH-08]', async (path) => {
    const navigateAway = aLeaving();
    await renderApp({ path, navigateAway, currentUrl });
    expect(navigateAway).not.toHaveBeenCalled();
  });

  it.each([...accountPages, '/top-up/'])(
    '%s sends a guest to the login page, in its own place [AUTH-08, AUTH-09]',
    async (path) => {
      const navigateAway = aLeaving();
      await renderApp({ path: `${path}?bookId=1001&from=灯`, navigateAway, currentUrl });
      await waitFor(() => expect(navigateAway).toHaveBeenCalledOnce());
      const [address = '', options] = navigateAway.mock.calls[0] ?? [];
      const login = new URL(address, currentUrl());
      expect([login.pathname, login.searchParams.get('priority'), options]).toEqual([
        '/login',
        'code',
        { replaces: true },
      ]);
      const back = new URL(login.searchParams.get('redirect_uri') ?? '');
      expect([back.origin, back.pathname]).toEqual(['https://shuye.example', path]);
      expect([back.searchParams.get('bookId'), back.searchParams.get('from')]).toEqual(['1001', '灯']);
    },
  );

  it('tells the login page where a guest goes who would rather not log in: 我的 (D-017)', async () => {
    const navigateAway = aLeaving();
    await renderApp({ path: '/top-up', navigateAway, currentUrl });
    await waitFor(() => expect(backOf(navigateAway)).toBe('https://shuye.example/myself'));
  });

  it.each([
    ['the page before', ['/', '/cover/1001?rid=r1', '/buy-book?bid=1001'], '/cover/1001?rid=r1'],
    [
      'the one before others that need a login',
      ['/catalog/1001', '/top-up', '/login?back=%2F', '/myVip'],
      '/catalog/1001',
    ],
    ['none of those after it', ['/cover/1001', '/bought-books', '/rankIndex'], '/cover/1001', 1],
    ['我的 where all others need one', ['/top-up', '/buy-member'], '/myself'],
    ['我的 where a page does not tell its address', [null, '/top-up'], '/myself'],
  ])('or %s, where the browser tells (D-017)', async (_, shown, expected, index = shown.length - 1) => {
    const entries = shown.map((path, at) => ({ url: path && `https://shuye.example${path}`, index: at }));
    vi.stubGlobal('navigation', { entries: () => entries, currentEntry: entries[index] });
    const navigateAway = aLeaving();
    await renderApp({ path: '/top-up', navigateAway, currentUrl });
    await waitFor(() => expect(backOf(navigateAway)).toBe(`https://shuye.example${expected}`));
    vi.unstubAllGlobals();
  });

  it('goes to the login page that the operator configured (D-017)', async () => {
    const navigateAway = aLeaving();
    await renderApp({ path: '/top-up', navigateAway, currentUrl, loginUrl: 'https://account.example/in' });
    await waitFor(() =>
      expect(navigateAway.mock.calls[0]?.[0]).toMatch(/^https:\/\/account\.example\/in\?priority=code&/),
    );
  });

  it('is shown to a reader who is logged in', async () => {
    const navigateAway = aLeaving();
    await renderApp({ path: '/top-up', navigateAway, currentUrl, userId: '8000001' });
    expect(navigateAway).not.toHaveBeenCalled();
  });

  it('waits for the network, and says so [AUTH-09]', async () => {
    const host = aHost();
    host.setOnline(false);
    const navigateAway = aLeaving();
    await renderApp({ path: '/top-up', host, navigateAway, currentUrl });
    expect(await screen.findByText('网络无法连接')).toBeTruthy();
    expect(navigateAway).not.toHaveBeenCalled();
    act(() => host.setOnline(true));
    await waitFor(() => expect(navigateAway).toHaveBeenCalledOnce());
  });

  it('is no other page', async () => {
    const navigateAway = aLeaving();
    await renderApp({ path: '/shelf', navigateAway, currentUrl });
    expect(navigateAway).not.toHaveBeenCalled();
  });
});

const openMyself = async (userId?: string) => {
  const host = aHost();
  const navigateAway = aLeaving();
  const app = await renderApp({ path: '/myself', host, navigateAway, currentUrl, ...(userId ? { userId } : {}) });
  const link = await screen.findByRole('link', { name: /消费充值记录/ });
  act(() => host.setOnline(false));
  act(() => app.services.toaster.dismiss());
  return { ...app, host, navigateAway, link };
};

describe('without a network', () => {
  it.each([undefined, '8000001'])(
    'a link to a page that needs a login stays where it is and says so, for user %s [ROUTE-61] [ERR-75] (A-13)',
    async (userId) => {
      const { at, link, navigateAway, host } = await openMyself(userId);
      fireEvent.click(link);
      expect(await screen.findByText('网络无法连接')).toBeTruthy();
      expect([at.address, navigateAway.mock.calls]).toEqual(['/myself', []]);

      act(() => host.setOnline(true));
      fireEvent.click(link);
      await waitFor(() => expect(at.address).toBe('/consume-records'));
    },
  );

  it('a link to any other page leads on [ROUTE-61]', async () => {
    const { at } = await openMyself();
    fireEvent.click(screen.getByRole('link', { name: '书架' }));
    await waitFor(() => expect(at.address).toBe('/shelf'));
  });
});

describe('in the mini-app (D-021)', () => {
  it('asks the host who its user is, and goes nowhere [AUTH-08]', async () => {
    const refreshLogin = vi.fn<() => Promise<void>>().mockResolvedValue();
    const navigateAway = aLeaving();
    await openInMiniApp(inMiniApp(refreshLogin), navigateAway);
    await waitFor(() => expect(refreshLogin).toHaveBeenCalledOnce());
    await waitFor(() => expect(document.title).toBe('书豆充值-书页小说'));
    expect(navigateAway).not.toHaveBeenCalled();
  });

  it('stays with an error when the host refuses, and asks again on retry', async () => {
    const refreshLogin = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new AppError('bridge', '授权已取消'));
    refreshLogin.mockResolvedValue();
    await openInMiniApp(inMiniApp(refreshLogin));
    expect(await screen.findByText('授权已取消')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /重试/ }));
    await waitFor(() => expect(refreshLogin).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByText('授权已取消')).toBeNull());
  });

  it('asks for the login where the host refuses without a word for readers [HOST-28]', async () => {
    const refused = new AppError('bridge', '网络或服务异常，请稍后再试');
    await openInMiniApp(inMiniApp(vi.fn<() => Promise<void>>().mockRejectedValue(refused)));
    expect(await screen.findByText('请先登录')).toBeTruthy();
    expect(screen.queryByText(/网络或服务异常/)).toBeNull();
  });

  it('has a way on where the host’s login page was left without an answer, which still counts when it comes [HOST-28]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer: (() => void) | undefined;
    const refreshLogin = vi.fn(() => new Promise<void>((resolve) => void (answer = resolve)));
    await openInMiniApp(inMiniApp(refreshLogin));
    await waitFor(() => expect(refreshLogin).toHaveBeenCalledOnce());
    document.dispatchEvent(new Event('visibilitychange'));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await screen.findByText('请先登录')).toBeTruthy();
    expect(screen.getByRole('button', { name: /重试/ })).toBeTruthy();
    act(() => answer?.());
    await waitFor(() => expect(document.title).toBe('书豆充值-书页小说'));
    vi.useRealTimers();
  });

  it('stays with an error where the host cannot be asked', async () => {
    await openInMiniApp(inMiniApp());
    expect(await screen.findByText('请先登录')).toBeTruthy();
    expect(screen.getByRole('button', { name: /重试/ })).toBeTruthy();
  });
});
