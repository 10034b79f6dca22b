import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { wireBriefs } from '../../testing/wire.ts';

const answers: Answers = {
  rankHome: {
    data: [
      { rankId: 'popular', rankName: '人气榜', books: wireBriefs('1', '2', '3') },
      { rankId: 'score', rankName: '好评榜', books: wireBriefs('2') },
    ],
  },
};

const open = (given: Answers = answers) => renderApp({ path: '/rankIndex', answers: given });

describe('the index of ranks', () => {
  it('is titled 榜单 and has no tab bar [ROUTE-23] [TAB-05]', async () => {
    await open();
    await screen.findByRole('list', { name: '人气榜' });
    expect(screen.getByRole('heading', { level: 1, name: '榜单' })).toBeTruthy();
    expect(document.title).toBe('榜单-书页小说');
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
  });

  it('shows each rank with its first books in their order, and leads to all of it [CATRANK-03] [API-48]', async () => {
    await open();
    const list = within(await screen.findByRole('list', { name: '人气榜' }));
    const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/cover/1', '/cover/2', '/cover/3']);
    const more = screen.getByRole('link', { name: '好评榜，更多' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(more)).toBe('/rankDetail?rankId=score&rankName=好评榜');
  });

  it('says so of a store without ranks, and leads on', async () => {
    await open({ rankHome: { data: [] } });
    expect(await screen.findByText('还没有榜单')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去书城' }).getAttribute('href')).toBe('/');
  });

  it('says what the server says when it fails [NET-04]', async () => {
    await open({ rankHome: new Refusal(500, '系统繁忙') });
    expect((await screen.findByRole('alert')).textContent).toContain('系统繁忙');
  });
});
