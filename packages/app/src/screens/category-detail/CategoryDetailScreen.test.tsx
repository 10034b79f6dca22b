import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal, type Answers, type Fields } from '../../testing/fakeServer.ts';
import { renderApp, type RenderAppOptions } from '../../testing/renderApp.tsx';
import { aWireBook, aWireBrief } from '../../testing/wire.ts';

const PATH = '/categoryDetail/11/都市/治愈/小说';

/** 25 books, ten a page; the last of a page comes again on the next one. */
const pageOf = ({ page }: Fields) => {
  const first = (Number(page) - 1) * 10;
  const ids = Array.from({ length: Math.min(10, 25 - first) }, (_, at) => first + at + 1);
  const moved = first > 0 ? [first] : [];
  return {
    data: [...moved, ...ids].map((id) => aWireBrief(String(id))),
    info: { total: 25, totalPage: 3 },
  };
};
const answers: Answers = {
  categoryBooks: pageOf,
  categoryPage: {
    data: [{ group: '小说', items: [{ cid: '11', title: '都市', relatedName: '治愈', category: '小说' }] }],
  },
  rankClasses: { data: [{ cid: '7', name: '悬疑' }] },
};

const open = (options: RenderAppOptions = {}) => renderApp({ path: PATH, answers, ...options });

const rows = () => within(screen.getByRole('list', { name: '都市' })).getAllByRole('article');
const findRows = async () => (await screen.findByRole('list', { name: '都市' })) && rows();
const more = () => fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
const asked = ({ services }: Awaited<ReturnType<typeof open>>) =>
  services.seen.filter(({ name }) => name === 'categoryBooks').map(({ fields }) => fields);

describe('the page of a category', () => {
  it('bears the name of its category and lists the books of its id [ROUTE-22] [CATRANK-02] [API-47]', async () => {
    const app = await open();
    expect(await findRows()).toHaveLength(10);
    await waitFor(() => expect(document.title).toBe('都市-书页小说'));
    expect(screen.getByRole('heading', { level: 1, name: '都市' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
    expect(asked(app)).toMatchObject([{ do: 'is_caterank', cid: '11', page: '1', size: '10', sort: 'popular' }]);
    expect(
      within(screen.getByRole('list', { name: '都市' }))
        .getByRole('link', { name: /书3/ })
        .getAttribute('href'),
    ).toBe('/cover/3');
  });

  it.each([
    ['/categoryDetail/11/伪造/伪造/伪造', '都市', '/categoryDetail/11/都市/治愈/小说?status=ongoing'],
    ['/categoryDetail/7/伪造/伪造/伪造', '悬疑', '/categoryDetail/7/悬疑/悬疑/悬疑?status=ongoing'],
    ['/categoryDetail/8/武侠/江湖/小说', '武侠', '/categoryDetail/8/武侠/江湖/小说?status=ongoing'],
  ])(
    'has the name that a list gives it, else that of its address: %s [ROUTE-22] [CATRANK-02]',
    async (path, name, ongoing) => {
      await open({ path });
      expect(await screen.findByRole('list', { name })).toBeTruthy();
      expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
      expect(document.title).toBe(`${name}-书页小说`);
      expect(decodeURIComponent(screen.getByRole('link', { name: '连载' }).getAttribute('href') ?? '')).toBe(ongoing);
    },
  );

  it('says so of a category that the server does not know, and leads to the others [CATRANK-02]', async () => {
    await open({
      answers: { ...answers, categoryPage: { data: [] }, categoryBooks: new Refusal(404, '没有这个分类') },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('没有这个分类');
    expect(screen.getByRole('link', { name: '全部分类' }).getAttribute('href')).toBe('/categoryIndex');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('asks with filterMigu=1 [CATRANK-05]', async () => {
    const app = await open();
    await findRows();
    expect(asked(app)).toMatchObject([{ filterMigu: '1' }]);
  });

  it('goes on to its last page and says that it ended; a book that comes twice stands once [CATRANK-02]', async () => {
    const app = await open();
    await findRows();
    more();
    await waitFor(() => expect(rows()).toHaveLength(20));
    more();
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(screen.getByText('没有更多了')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
    expect(asked(app).map(({ page }) => page)).toEqual(['1', '2', '3']);
  });

  it('keeps what it shows when a later page fails, and asks for that page again on request', async () => {
    let fails = true;
    await open({
      answers: {
        ...answers,
        categoryBooks: (fields) => (fields['page'] === '2' && fails ? new Refusal(500, '忙') : pageOf(fields)),
      },
    });
    await findRows();
    more();
    const retry = await screen.findByRole('button', { name: '加载失败，点击重试' });
    expect(rows()).toHaveLength(10);
    fails = false;
    fireEvent.click(retry);
    await waitFor(() => expect(rows()).toHaveLength(20));
  });

  it('takes status and order from its address, and asks for them [CATRANK-02]', async () => {
    const app = await open({ path: `${PATH}?status=finished&sort=score` });
    await findRows();
    expect(asked(app)).toMatchObject([{ status: '2', sort: 'score' }]);
    const chosen = screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent);
    expect(chosen).toEqual(['完结', '评分']);
  });

  it('changes a filter by its address, which takes the place of the one before [CATRANK-02]', async () => {
    const app = await open();
    await findRows();
    fireEvent.click(screen.getByRole('link', { name: '连载' }));
    fireEvent.click(screen.getByRole('link', { name: '最新' }));
    await waitFor(() => expect(asked(app).at(-1)).toMatchObject({ status: '1', sort: 'newest', page: '1' }));
    expect(decodeURIComponent(app.at.address)).toBe(`${PATH}?status=ongoing&sort=newest`);
    expect(app.at.change).toBe('REPLACE');
  });

  it('shows the same books without asking again when its reader comes back [ROUTE-22] [ROUTE-56]', async () => {
    const app = await open({ answers: { ...answers, bookInfo: aWireBook() } });
    await findRows();
    more();
    await waitFor(() => expect(rows()).toHaveLength(20));
    app.at.navigate('/cover/3');
    await waitFor(() => expect(document.title).toBe('山中灯火-书页小说'));
    app.at.navigate(-1);
    expect(await findRows()).toHaveLength(20);
    expect(asked(app)).toHaveLength(2);
  });

  it('says so of a category without books, and leads to the others', async () => {
    await open({ answers: { categoryBooks: { data: [], info: { total: 0, totalPage: 0 } } } });
    expect(await screen.findByText('这里还没有书')).toBeTruthy();
    expect(screen.getByRole('link', { name: '全部分类' }).getAttribute('href')).toBe('/categoryIndex');
  });

  it('says what happened when its first page fails, keeps its filters, and asks again [NET-04]', async () => {
    let fails = true;
    await open({
      answers: { ...answers, categoryBooks: (fields) => (fails ? new Refusal(500, '系统繁忙') : pageOf(fields)) },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('系统繁忙');
    expect(screen.getByRole('navigation', { name: '排序' })).toBeTruthy();
    fails = false;
    fireEvent.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await findRows()).toHaveLength(10);
  });
});
