import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal, type Answers, type Fields } from '../../testing/fakeServer.ts';
import { renderApp, type RenderAppOptions } from '../../testing/renderApp.tsx';
import { aWireBrief } from '../../testing/wire.ts';

const rankBooks = ({ page }: Fields) => ({
  data: Array.from({ length: page === '1' ? 10 : 2 }, (_, at) => {
    const order = (Number(page) - 1) * 10 + at + 1;
    return { ...aWireBrief(String(order)), order };
  }),
  info: { totalPage: 2 },
});
const rankHome = {
  data: [
    { rankId: 'popular', rankName: '人气榜', books: [aWireBrief('1')] },
    { rankId: 'score', rankName: '好评榜', books: [aWireBrief('2')] },
  ],
};
const answers: Answers = { rankBooks, rankHome };

const open = (options: RenderAppOptions = {}) =>
  renderApp({ path: '/rankDetail?rankId=popular&rankName=人气榜', answers, ...options });

const rows = () => within(screen.getByRole('list', { name: '人气榜' })).getAllByRole('article');

describe('the page of a rank', () => {
  it.each([
    '/rankDetail?rankId=popular&rankName=人气榜',
    '/rankDetail?rankId=popular&rankName=伪造',
    '/rankDetail?rankId=popular',
  ])('bears the name of its rank, whatever its address says: %s [ROUTE-24]', async (path) => {
    await open({ path });
    await screen.findByRole('list', { name: '人气榜' });
    expect(document.title).toBe('人气榜-书页小说');
    expect(screen.getByRole('heading', { level: 1, name: '人气榜' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
  });

  it('lists the books with their places, page after page [CATRANK-04] [API-49]', async () => {
    const { services } = await open();
    await screen.findByRole('list', { name: '人气榜' });
    expect(rows()[0]?.textContent).toContain('1书1');
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(rows()).toHaveLength(12));
    expect(rows()[11]?.textContent).toContain('12书12');
    expect(screen.getByText('没有更多了')).toBeTruthy();
    const asked = services.seen.filter(({ name }) => name === 'rankBooks').map(({ fields }) => fields);
    expect(asked).toMatchObject([
      { do: 'is_rank_list', rankId: 'popular', page: '1' },
      { rankId: 'popular', page: '2' },
    ]);
  });

  it('leads to the other ranks, each of which takes the place of the one before [CATRANK-04]', async () => {
    const { at } = await open();
    const ranks = within(await screen.findByRole('navigation', { name: '榜单' }));
    expect((await ranks.findByRole('link', { current: true })).textContent).toBe('人气榜');
    fireEvent.click(ranks.getByRole('link', { name: '好评榜' }));
    expect(await screen.findByRole('list', { name: '好评榜' })).toBeTruthy();
    expect(decodeURIComponent(at.address)).toBe('/rankDetail?rankId=score&rankName=好评榜');
    expect(at.change).toBe('REPLACE');
  });

  it('leads to the list of ranks where the other ranks do not come, in their place', async () => {
    await open({ answers: { rankBooks, rankHome: new Refusal(500, '忙') } });
    expect(await screen.findByRole('list', { name: '人气榜' })).toBeTruthy();
    const ways = within(screen.getByRole('navigation', { name: '榜单' }));
    expect((await ways.findByRole('link', { name: '全部榜单' })).getAttribute('href')).toBe('/rankIndex');
  });

  it.each([
    ['that the server does not know', '/rankDetail?rankId=none', new Refusal(404, '没有这个榜单')],
    ['whose id can be none', '/rankDetail?rankId=a.b', new Response(null, { status: 400 })],
  ])('says so of a rank %s [CATRANK-04]', async (_, path, answer) => {
    await open({ path, answers: { ...answers, rankBooks: answer } });
    expect((await screen.findByRole('alert')).textContent).toContain('没有这个榜单');
    expect(screen.getByRole('link', { name: '全部榜单' }).getAttribute('href')).toBe('/rankIndex');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks for nothing where its address names no rank, and leads to all of them', async () => {
    const { services } = await open({ path: '/rankDetail' });
    expect(screen.getByText('没有这个榜单')).toBeTruthy();
    expect(screen.getByRole('link', { name: '全部榜单' }).getAttribute('href')).toBe('/rankIndex');
    expect(document.title).toBe('榜单-书页小说');
    expect(services.seen).toEqual([]);
  });
});
