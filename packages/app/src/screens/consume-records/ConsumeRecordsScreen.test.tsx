import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Refusal, type Answers, type Fields } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const time = 1_790_000_000;

const spending = (chapterName: string, change: object = {}) => ({
  time,
  bookName: '山中灯火',
  chapterName,
  beans: 12,
  tickets: 0,
  ...change,
});
const topUp = (change: object = {}) => ({ time, amount: 10, beans: 1000, channel: '微信', ...change });

const open = (answers: Answers) => renderApp({ path: '/consume-records', userId: '8000001', answers });

const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const twoPages = ({ pageIndex }: Fields) => ({
  spay: { records: [], totalPage: 0 },
  spend: { records: [spending(`第${String(pageIndex)}章`)], totalPage: 2 },
});

const threePages = ({ pageIndex }: Fields) => ({
  spend: { records: [spending(`第${String(pageIndex)}章`)], totalPage: 3 },
});

describe('the records of an account', () => {
  it('say once what a book and its chapter are both called', async () => {
    const spend = { records: [spending('山中灯火', { beans: 2 })], totalPage: 1 };
    await open({ accountRecords: { spay: { records: [topUp()], totalPage: 1 }, spend } });
    expect((await rowsOf('消费记录'))[0]).toMatch(/^山中灯火2026-/);
  });

  it('are two lists: what went out, and what came in [RECORD-01] [ROUTE-44]', async () => {
    const spend = { records: [spending('第一章', { tickets: 5 }), spending('', { beans: 123_456_789 })], totalPage: 1 };
    await open({ accountRecords: { spay: { records: [topUp()], totalPage: 1 }, spend } });
    const spent = await rowsOf('消费记录');
    expect(spent[0]).toMatch(/^山中灯火 · 第一章2026-09-\d\d \d\d:\d\d−12书豆豆券抵扣5书豆$/);
    expect(spent[1]).toMatch(/^山中灯火2026-.*−123456789书豆$/);
    fireEvent.click(screen.getByRole('radio', { name: '充值记录' }));
    expect((await rowsOf('充值记录'))[0]).toMatch(/^微信2026-09-\d\d \d\d:\d\d · 10元\+1000书豆$/);
    expect(document.title).toBe('消费充值记录-书页小说');
  });

  it('have the shape of lines while they are on their way, since no record has a cover', async () => {
    const { container } = await open({ accountRecords: () => new Promise<never>(() => undefined) });
    expect(await screen.findByText('加载中')).toBeTruthy();
    await waitFor(() => expect(container.querySelector('[data-shape]')?.getAttribute('data-shape')).toBe('text'));
  });

  it('have no sign where tickets paid all of it [RECORD-01]', async () => {
    const spend = { records: [spending('第一章', { beans: 0, tickets: 12 })], totalPage: 1 };
    await open({ accountRecords: { spend } });
    expect((await rowsOf('消费记录'))[0]).toMatch(/:\d\d0书豆豆券抵扣12书豆$/);
  });

  it('mark what was bought by itself', async () => {
    const spend = { records: [spending('第一章', { auto: 1 }), spending('第二章')], totalPage: 1 };
    await open({ accountRecords: { spend } });
    const rows = await rowsOf('消费记录');
    expect(rows.map((row) => row.includes('自动购买'))).toEqual([true, false]);
  });

  it('go on page after page, until both lists have ended [RECORD-02] [RECORD-03]', async () => {
    const { services } = await open({ accountRecords: twoPages });
    fireEvent.click(await screen.findByRole('button', { name: '加载更多' }));
    await screen.findByText('第2章');
    expect(await screen.findByText('没有更多了')).toBeTruthy();
    expect(services.seen.at(-1)?.fields).toMatchObject({ pageIndex: '2', pageCount: '100' });
  });

  it('are said to be none where there are none, with the way to books and to top up', async () => {
    await open({ accountRecords: {} });
    expect(await screen.findByText('还没有消费记录')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去书城' }).getAttribute('href')).toBe('/');
    fireEvent.click(screen.getByRole('radio', { name: '充值记录' }));
    expect(await screen.findByText('还没有充值记录')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去充值' }).getAttribute('href')).toBe('/top-up');
  });

  it('end each by itself: an empty list says so, however long the other is [RECORD-02]', async () => {
    await open({ accountRecords: twoPages });
    await screen.findByRole('button', { name: '加载更多' });
    fireEvent.click(screen.getByRole('radio', { name: '充值记录' }));
    expect(await screen.findByText('还没有充值记录')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
  });

  it('are asked for again whenever the page is opened', async () => {
    const accountRecords = vi.fn(() => ({}));
    const { at } = await open({ accountRecords });
    await screen.findByText('还没有消费记录');
    act(() => at.navigate('/bean-ticket-rules'));
    await screen.findByText('过期作废');
    act(() => at.navigate(-1));
    await waitFor(() => expect(accountRecords).toHaveBeenCalledTimes(2));
  });

  it('are asked for from their first page on, not all that were seen the last time [RECORD-02]', async () => {
    const { at, services } = await open({ accountRecords: threePages });
    const asked = () =>
      services.seen.filter(({ name }) => name === 'accountRecords').map(({ fields }) => fields['pageIndex']);
    for (const page of [2, 3]) {
      fireEvent.click(await screen.findByRole('button', { name: '加载更多' }));
      await screen.findByText(`第${page}章`);
    }
    act(() => at.navigate('/bean-ticket-rules'));
    await screen.findByText('过期作废');
    act(() => at.navigate(-1));
    await waitFor(() => expect(asked()).toHaveLength(4));
    await waitFor(() => expect(services.query.isFetching()).toBe(0));
    expect(asked()).toEqual(['1', '2', '3', '1']);
    expect(screen.queryByText('第3章')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    expect(await screen.findByText('第2章')).toBeTruthy();
  });

  it.each([
    ['the server’s words', { accountRecords: new Refusal(503, '记录维护中') }, '记录维护中'],
    ['the default message', {}, '网络或服务异常，请稍后再试'],
  ])('that do not come are said with %s [RECORD-04] [ERR-69]', async (_, answers, words) => {
    await open(answers);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });
});
