import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Refusal, type Answers, type Fields } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const userId = '8000001';
const NOW_MS = 1_790_000_000_000;
const day = 86_400;

const aTicket = (beanId: string, change: object = {}) => ({
  beanId,
  beanName: `新人豆券${beanId}`,
  amount: 50,
  balance: 50,
  expiredTime: NOW_MS / 1000 + day,
  status: 1,
  ...change,
});

const open = (answers: Answers, reader: string | undefined = userId) =>
  renderApp({ path: '/bean-tickets', answers, ...(reader === undefined ? {} : { userId: reader }) });

const items = async () => within(await screen.findByRole('list', { name: '豆券' })).getAllByRole('listitem');

const twoPages = ({ pageIndex }: Fields) => ({ beanList: [aTicket(String(pageIndex))], totalPage: 2 });

describe('the page of tickets', () => {
  it('is where it was left when its reader comes back from the rules', async () => {
    const { at } = await open({ ticketList: { beanList: [aTicket('1')], totalPage: 1 } });
    await items();
    vi.stubGlobal('scrollY', 400);
    fireEvent.scroll(window);
    fireEvent.click(screen.getByRole('link', { name: '使用规则' }));
    await screen.findByRole('heading', { name: '豆券使用规则' });
    const scrollTo = vi.spyOn(window, 'scrollTo');
    act(() => at.navigate(-1));
    await items();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 400);
    vi.unstubAllGlobals();
    scrollTo.mockRestore();
  });

  it('shows what each is worth, until when, and whether it can be used [TICKET-01] [ROUTE-41]', async () => {
    const tickets = [
      aTicket('1'),
      aTicket('2', { balance: 20 }),
      aTicket('3', { balance: 0, status: 2 }),
      aTicket('4', { expiredTime: NOW_MS / 1000 - day }),
    ];
    await open({ ticketList: { beanList: tickets, totalPage: 1 } });
    const rows = (await items()).map((row) => row.textContent);
    expect(rows[0]).toMatch(/^50书豆新人豆券1有效期至2026-09-\d\d可用$/);
    expect(rows[1]).toMatch(/^20书豆.*面额50书豆可用$/);
    expect(rows[2]).toMatch(/已用完$/);
    expect(rows[3]).toMatch(/已过期$/);
    expect(screen.getByRole('link', { name: '使用规则' }).getAttribute('href')).toBe('/bean-ticket-rules');
    expect(document.title).toBe('豆券-书页小说');
  });

  it('asks for a hundred at a time, and for the next page at the end of the list [TICKET-01]', async () => {
    const { services } = await open({ ticketList: twoPages });
    fireEvent.click(await screen.findByRole('button', { name: '加载更多' }));
    await screen.findByText('新人豆券2');
    expect(screen.getByText('没有更多了')).toBeTruthy();
    const asked = services.seen.filter(({ name }) => name === 'ticketList').map(({ fields }) => fields);
    expect(asked.map(({ pageIndex, pageCount }) => [pageIndex, pageCount])).toEqual([
      ['1', '100'],
      ['2', '100'],
    ]);
  });

  it('says kindly that there are none', async () => {
    await open({ ticketList: { beanList: [], totalPage: 0 } });
    expect(await screen.findByText('还没有豆券')).toBeTruthy();
  });

  it('says what the server said when they do not come, and asks again [TICKET-07] [ERR-68]', async () => {
    let isDown = true;
    const ticketList = () => (isDown ? new Refusal(503, '豆券维护中') : { beanList: [aTicket('1')], totalPage: 1 });
    await open({ ticketList });
    expect((await screen.findAllByText('豆券维护中')).length).toBeGreaterThan(0);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(await items()).toHaveLength(1);
  });

  it('says the default message when nothing is reached [TICKET-07] [ERR-68]', async () => {
    await open({});
    expect((await screen.findAllByText('网络或服务异常，请稍后再试')).length).toBeGreaterThan(0);
  });

  it('invites a guest to log in, and asks for nothing [ROUTE-41]', async () => {
    const { services } = await renderApp({ path: '/bean-tickets' });
    expect(await screen.findByText('登录后查看豆券')).toBeTruthy();
    expect(services.seen).toEqual([]);
  });
});
