import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aCopyServer } from '../../testing/aCopyServer.ts';
import { aHost } from '../../testing/aHost.ts';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const USER = '8000001';

/** A server whose deletion takes the login's cookie away. */
function aLogin(answer: () => object = () => ({})) {
  let userId = USER;
  const answers: Answers = {
    deleteAccount: () => {
      const given = answer();
      if (!(given instanceof Refusal)) userId = '';
      return given;
    },
  };
  return { answers, userId: () => userId };
}

async function askToDelete() {
  fireEvent.click(await screen.findByRole('button', { name: '注销账号' }));
  fireEvent.click(screen.getByRole('button', { name: '注销' }));
}

describe('an account', () => {
  it('is deleted after a question, and this device forgets it', async () => {
    const device = {
      last_account: USER,
      progress: {},
      progress_damaged: 'cut',
      text_notes: {},
      shelf_8000001: {},
      restore_copy: { locator: '0f'.repeat(16), key: `${'A'.repeat(43)}=`, owner: USER },
      reader_settings: { fontSize: 24 },
    };
    const { answers, userId } = aLogin();
    const all = { ...aCopyServer().answers, ...answers };
    const { services } = await renderApp({ path: '/my-data', device, answers: all, userId });
    await askToDelete();
    expect(await screen.findByText('账号已注销')).toBeTruthy();
    expect(await screen.findByText(/没有登录，服务器上没有你的账号/)).toBeTruthy();
    const left = (
      ['progress', 'text_notes', 'shelf_8000001', 'restore_copy', 'last_account', 'reader_settings'] as const
    ).filter((key) => services.storage.read(key, (value) => value));
    expect(left).toEqual(['reader_settings']);
    expect(services.storage.damaged('progress')).toBe('');
    expect(services.seen.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['deleteAccount', 'deleteRestoreCopy']),
    );
  });

  it('that logged in long ago is led to its login, and back here', async () => {
    const navigateAway = vi.fn();
    const login = aLogin(() => new Refusal(20_004, '请重新登录后再注销'));
    await renderApp({ path: '/my-data', navigateAway, currentUrl: () => 'https://shuye.test/my-data', ...login });
    await askToDelete();
    fireEvent.click(await screen.findByRole('button', { name: '重新登录' }));
    expect(navigateAway).toHaveBeenCalledWith(
      '/login?priority=code&redirect_uri=https%3A%2F%2Fshuye.test%2Fmy-data&max_age=600',
    );
  });

  it('stays where the call does not arrive, with the server’s words', async () => {
    const { services } = await renderApp({ path: '/my-data', ...aLogin(() => new Refusal(503, '账户维护中')) });
    await askToDelete();
    expect(await screen.findByText('账户维护中')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(services.login.getState().isLoggedIn).toBe(true);
  });

  it('that logged in meanwhile in another tab is told, and not deleted from the page of the former one (A-08)', async () => {
    let userId = USER;
    const { answers } = aLogin();
    const { services } = await renderApp({ path: '/my-data', answers, userId: () => userId });
    fireEvent.click(await screen.findByRole('button', { name: '注销账号' }));
    userId = '8000002';
    fireEvent.click(screen.getByRole('button', { name: '注销' }));
    expect(await screen.findByText('账号已切换，请确认后再操作')).toBeTruthy();
    expect(services.seen.filter(({ name }) => name === 'deleteAccount')).toEqual([]);
  });

  it('is none for a guest: what the law keeps is said to those who have one', async () => {
    const { unmount } = await renderApp({ path: '/my-data' });
    expect(await screen.findByText(/清除浏览器里本站的数据/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '注销账号' })).toBeNull();
    unmount();
    await renderApp({ path: '/my-data', host: aHost(), ...aLogin() });
    expect(await screen.findByText(/电子商务法/)).toBeTruthy();
  });
});
