import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal, type Answers, type Fields } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const agreed = { bookId: '1001', bookName: '山中灯火', chapterLimit: 12, dayLimit: 100, spentToday: 24 };
const open = (answers: Answers, userId = '8000001') =>
  renderApp({ path: '/auto-buy', answers, ...(userId === '' ? {} : { userId }) });

/** A server that keeps what is agreed to. */
function aServer() {
  let list = [agreed];
  return {
    listAutoBuys: () => ({ list }),
    setAutoBuy: ({ dayLimit }: Fields) => {
      list = Number(dayLimit) > 0 ? [{ ...agreed, dayLimit: Number(dayLimit) }] : [];
      return {};
    },
  };
}

describe('the books whose chapters are bought by themselves', () => {
  it('are listed with their terms, and each is stopped and taken up again with one tap', async () => {
    await open(aServer());
    const book = await screen.findByRole<HTMLInputElement>('switch', { name: /^山中灯火/ });
    expect(book.checked).toBe(true);
    expect(screen.getByText('每章不超过12书豆，每天不超过100书豆；今天已用24书豆')).toBeTruthy();
    expect(document.title).toBe('自动购买-书页小说');
    fireEvent.click(screen.getByRole('radio', { name: '200' }));
    expect(await screen.findByText(/每天不超过200书豆/)).toBeTruthy();
    fireEvent.click(book);
    await waitFor(() => expect(book.checked).toBe(false));
    fireEvent.click(book);
    await waitFor(() => expect(book.checked).toBe(true));
  });

  it('say what was spent on the day on which they are seen again', async () => {
    let spentToday = 24;
    await open({ listAutoBuys: () => ({ list: [{ ...agreed, spentToday }] }) });
    expect(await screen.findByText(/今天已用24书豆/)).toBeTruthy();
    spentToday = 0;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(/今天已用0书豆/)).toBeTruthy();
  });

  it('keep what they are where the call does not arrive, with the server’s words', async () => {
    await open({ ...aServer(), setAutoBuy: () => new Refusal(503, '账户维护中') });
    fireEvent.click(await screen.findByRole('switch', { name: /^山中灯火/ }));
    expect(await screen.findByText('账户维护中')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /^山中灯火/ }).checked).toBe(true);
  });

  it('are not changed for an account that logged in meanwhile in another tab, which is told (A-08)', async () => {
    let userId = '8000001';
    const { services } = await renderApp({ path: '/auto-buy', answers: aServer(), userId: () => userId });
    const book = await screen.findByRole('switch', { name: /^山中灯火/ });
    userId = '8000002';
    fireEvent.click(book);
    expect(await screen.findByText('账号已切换，请确认后再操作')).toBeTruthy();
    expect(services.seen.filter(({ name }) => name === 'setAutoBuy')).toEqual([]);
  });

  it('are said to be none where there are none, with the way to books', async () => {
    await open({ listAutoBuys: { list: [] } });
    expect(await screen.findByText('没有自动购买的书')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去书城' }).getAttribute('href')).toBe('/');
  });

  it('that do not come are said with the server’s words, and asked for again', async () => {
    let isDown = true;
    await open({ listAutoBuys: () => (isDown ? new Refusal(503, '账户维护中') : { list: [agreed] }) });
    expect((await screen.findAllByText('账户维护中')).length).toBeGreaterThan(0);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(await screen.findByRole('switch', { name: /^山中灯火/ })).toBeTruthy();
  });

  it('are nobody’s for a guest, who is invited to log in', async () => {
    const { services } = await open({}, '');
    expect(await screen.findByText('登录后查看自动购买')).toBeTruthy();
    expect(services.seen).toEqual([]);
  });
});
