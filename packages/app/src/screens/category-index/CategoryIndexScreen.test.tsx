import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAnswer } from '../../testing/anAnswer.ts';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { renderApp, type RenderAppOptions } from '../../testing/renderApp.tsx';

const groups = {
  data: [
    {
      group: '小说',
      items: [
        { cid: '11', title: '都市', relatedName: '治愈', category: '小说', cover: '/covers/1.svg' },
        { cid: '12', title: '武侠' },
      ],
    },
    { group: '出版', items: [{ cid: '21', title: '随笔', relatedName: '草木', category: '出版' }] },
  ],
};
const classes = { data: [{ cid: '7', name: '都市' }] };
const answers: Answers = { categoryPage: groups, rankClasses: classes };

const open = (options: RenderAppOptions = {}) => renderApp({ path: '/categoryIndex', answers, ...options });

const hrefOf = (list: string, name: string | RegExp) =>
  within(screen.getByRole('list', { name: list }))
    .getByRole('link', { name })
    .getAttribute('href');

const urgencies = (list: HTMLElement) =>
  [...list.querySelectorAll('img')].map((image) => image.getAttribute('fetchpriority'));

describe('the index of categories', () => {
  it('is titled 分类 and has the tab bar [ROUTE-21] [TAB-05]', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: '分类' })).toBeTruthy();
    expect(document.title).toBe('分类-书页小说');
    expect(await screen.findByRole('navigation', { name: '主导航' })).toBeTruthy();
  });

  it('hides the tab bar where the address says so [TAB-06] [RPARAM-20]', async () => {
    await open({ path: '/categoryIndex?hideTabBar=true' });
    await screen.findByRole('heading', { name: '小说' });
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
  });

  it('leads from the categories of each group to their books [CATRANK-01] [API-45]', async () => {
    await open();
    await screen.findByRole('list', { name: '小说' });
    expect(decodeURIComponent(hrefOf('小说', /都市/) ?? '')).toBe('/categoryDetail/11/都市/治愈/小说');
    expect(decodeURIComponent(hrefOf('小说', '武侠') ?? '')).toBe('/categoryDetail/12/武侠/武侠/小说');
    expect(decodeURIComponent(hrefOf('出版', /随笔/) ?? '')).toBe('/categoryDetail/21/随笔/草木/出版');
  });

  it('leads to the categories that span all groups, and to the ranks [CATRANK-01] [API-46]', async () => {
    await open();
    await screen.findByRole('list', { name: '全部题材' });
    expect(decodeURIComponent(hrefOf('全部题材', '都市') ?? '')).toBe('/categoryDetail/7/都市/都市/都市');
    expect(screen.getByRole('link', { name: '榜单' }).getAttribute('href')).toBe('/rankIndex');
  });

  it('asks for the covers of its first row with the page, for others when they come near [CATRANK-01]', async () => {
    const cover = '/covers/1.svg';
    const tiles = ['11', '12', '13'].map((cid) => ({ cid, title: `分类${cid}`, cover }));
    const data = [
      { group: '小说', items: tiles },
      { group: '出版', items: tiles },
    ];
    await open({ answers: { ...answers, categoryPage: { data } } });
    const list = await screen.findByRole('list', { name: '小说' });
    expect(urgencies(list)).toEqual(['high', 'high', null]);
    expect(urgencies(screen.getByRole('list', { name: '出版' }))).toEqual([null, null, null]);
  });

  it('shows its shape until both answers are there, so that nothing moves', async () => {
    const late = anAnswer<typeof classes>();
    await open({ answers: { ...answers, rankClasses: () => late.promise } });
    expect(screen.getByText('加载中')).toBeTruthy();
    expect(screen.queryByRole('list', { name: '小说' })).toBeNull();
    expect(screen.queryByRole('list', { name: '更多找书方式' })).toBeNull();
    late.give(classes);
    expect(await screen.findByRole('list', { name: '小说' })).toBeTruthy();
    expect(screen.getByRole('list', { name: '更多找书方式' })).toBeTruthy();
  });

  it('says where the categories of all groups did not come, and offers to try again [NET-04]', async () => {
    let isAway = true;
    const rankClasses = () => (isAway ? new Refusal(500, '系统繁忙') : classes);
    await open({ answers: { ...answers, rankClasses } });
    expect(await screen.findByRole('list', { name: '小说' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '全部题材' })).toBeTruthy();
    expect(screen.getByText('系统繁忙')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('list', { name: '全部题材' })).toBeTruthy();
    expect(screen.queryByText('系统繁忙')).toBeNull();
  });

  it('says so too where the store has no other categories', async () => {
    await open({ answers: { categoryPage: { data: [] }, rankClasses: new Refusal(500, '系统繁忙') } });
    expect(await screen.findByText('系统繁忙')).toBeTruthy();
    expect(screen.queryByText('还没有分类')).toBeNull();
  });

  it('says what the server says when its categories fail, and offers to try again [NET-04]', async () => {
    await open({ answers: { ...answers, categoryPage: new Refusal(500, '系统繁忙') } });
    expect((await screen.findByRole('alert')).textContent).toContain('系统繁忙');
    expect(screen.getByRole('list', { name: '更多找书方式' })).toBeTruthy();
  });

  it('says so of a store without categories', async () => {
    await open({ answers: { categoryPage: { data: [] }, rankClasses: { data: [] } } });
    expect(await screen.findByText('还没有分类')).toBeTruthy();
  });
});
