import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { Refusal } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const userId = '8000001';

afterEach(() => void vi.restoreAllMocks());

describe('the balance of beans', () => {
  it('is shown with the ways to top up and to the records [RECORD-06] [ROUTE-43]', async () => {
    await renderApp({ path: '/my-beans', userId, answers: anAccount({ beans: 123_456_789 }) });
    expect((await screen.findByRole('region', { name: '书豆余额' })).textContent).toBe('123456789书豆');
    expect(screen.getByRole('link', { name: '充值' }).getAttribute('href')).toBe('/top-up');
    expect(screen.getByRole('link', { name: '消费充值记录' }).getAttribute('href')).toBe('/consume-records');
    expect(document.title).toBe('书豆余额-书页小说');
  });

  it('invites a guest to log in, without a redirect [ROUTE-43]', async () => {
    const { at, services } = await renderApp({ path: '/my-beans' });
    expect(await screen.findByText('登录后查看书豆余额')).toBeTruthy();
    expect(screen.getByRole('link', { name: '登录' })).toBeTruthy();
    expect(at.address).toBe('/my-beans');
    expect(services.seen).toEqual([]);
  });

  it('says what happened when it does not come, and asks again [RECORD-06]', async () => {
    let isDown = true;
    const { userInfo, ...rest } = anAccount({ beans: 7 });
    const answers = { ...rest, userInfo: () => (isDown ? new Refusal(503, '账户维护中') : userInfo) };
    await renderApp({ path: '/my-beans', userId, answers });
    expect((await screen.findAllByText('账户维护中')).length).toBeGreaterThan(0);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect((await screen.findByRole('region', { name: '书豆余额' })).textContent).toBe('7书豆');
  });

  it('is what was topped up or spent in another tab, once the page is seen again [RECORD-06]', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    let beans = 7;
    const known = anAccount();
    const answers = { ...known, userInfo: () => anAccount({ beans }).userInfo };
    await renderApp({ path: '/my-beans', userId, answers });
    const shown = await screen.findByRole('region', { name: '书豆余额' });
    expect(shown.textContent).toBe('7书豆');
    beans = 1007;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(shown.textContent).toBe('1007书豆'));
  });
});
