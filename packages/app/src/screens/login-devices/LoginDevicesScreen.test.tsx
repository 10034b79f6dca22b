import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const own = { device: '安卓 · 支付宝', beganAt: 1_790_000_000_000, isOwn: true };
const other = { device: '', beganAt: 1_780_000_000_000, isOwn: false };

const open = (answers: Answers, userId: string | undefined = '8000001') =>
  renderApp({ path: '/login-devices', answers, ...(userId === '' ? {} : { userId }) });

const rows = async () =>
  within(await screen.findByRole('list', { name: '登录设备' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

/** A server on which the other login ends when it is told so. */
function twoLogins() {
  let logins = [own, other];
  return {
    listLogins: () => ({ logins }),
    endOtherLogins: () => {
      logins = [own];
      return {};
    },
  };
}

async function endOthers() {
  fireEvent.click(await screen.findByRole('button', { name: '退出其他1个设备' }));
  fireEvent.click(await screen.findByRole('button', { name: '退出' }));
}

describe('the devices that are logged in', () => {
  it('are listed, the reader’s own first, in whatever host', async () => {
    await open({ listLogins: { logins: [own, other] } });
    expect(await rows()).toEqual([
      '安卓 · 支付宝2026-09-21 22:13登录本机',
      expect.stringMatching(/^未知设备2026-05-29 .*登录$/),
    ]);
    expect(document.title).toBe('登录设备-书页小说');
  });

  it('are left but one after a question, and the list says so', async () => {
    const { services } = await open(twoLogins());
    await endOthers();
    expect(await screen.findByText(/没有其他设备登录此账号/)).toBeTruthy();
    expect(await screen.findByText('其他设备已退出登录')).toBeTruthy();
    expect(await rows()).toHaveLength(1);
    expect(services.seen.map(({ name }) => name)).toEqual(['listLogins', 'endOtherLogins', 'listLogins']);
  });

  it('are as many in the question until it is gone as were asked about', async () => {
    await open(twoLogins());
    const asked = new Set<string | null>();
    const look = new MutationObserver(() => {
      const question = screen.queryByRole('alertdialog', { hidden: true });
      if (question) asked.add(within(question).getByRole('heading', { hidden: true }).textContent);
    });
    look.observe(document.body, { childList: true, subtree: true, characterData: true });
    await endOthers();
    expect(await screen.findByText(/没有其他设备登录此账号/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
    look.disconnect();
    expect([...asked]).toEqual(['退出其他1个设备？']);
  });

  it('stay logged in where the call does not arrive, with the server’s words', async () => {
    await open({ ...twoLogins(), endOtherLogins: () => new Refusal(503, '账户维护中') });
    await endOthers();
    expect(await screen.findByText('账户维护中')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await rows()).toHaveLength(2);
  });

  it('stay logged in where another account logged in meanwhile in another tab, which is told (A-08)', async () => {
    let userId = '8000001';
    const { services } = await renderApp({ path: '/login-devices', answers: twoLogins(), userId: () => userId });
    fireEvent.click(await screen.findByRole('button', { name: '退出其他1个设备' }));
    userId = '8000002';
    fireEvent.click(await screen.findByRole('button', { name: '退出' }));
    expect(await screen.findByText('账号已切换，请确认后再操作')).toBeTruthy();
    expect(services.seen.filter(({ name }) => name === 'endOtherLogins')).toEqual([]);
  });

  it('that do not come are said with the server’s words, and asked for again', async () => {
    let isDown = true;
    await open({ listLogins: () => (isDown ? new Refusal(503, '账户维护中') : { logins: [own] }) });
    expect((await screen.findAllByText('账户维护中')).length).toBeGreaterThan(0);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(await rows()).toHaveLength(1);
  });

  it('are nobody’s for a guest, who is invited to log in', async () => {
    const { services } = await open({}, '');
    expect(await screen.findByText('登录后查看登录设备')).toBeTruthy();
    expect(services.seen).toEqual([]);
  });
});
