import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aHost } from '../../testing/aHost.ts';
import { Refusal } from '../../testing/fakeServer.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { aWireBook, aWireBrief, aWireModule, wireBriefs, wirePage } from '../../testing/wire.ts';

const NOW = 1_790_000_000;

const showing = (...models: Parameters<typeof wirePage>) => ({ answers: { storePage: wirePage(...models) } });

const manyModules = (count: number) =>
  wirePage(...Array.from({ length: count }, (_, at) => aWireModule(String(at + 1))));

const books = (count: number) => wireBriefs(...Array.from({ length: count }, (_, at) => `9${at}`));

const offer = (endTime: number) =>
  aWireModule('1', { template: 'slideList', data: { currentTime: NOW, endTime }, items: wireBriefs('501') });

const notice = (name: string) => aWireModule('1', { template: 'noticeBar', title: '', items: [{ name }] });

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the bookstore', () => {
  it('asks for the home page at / and names the product [ROUTE-04] [ROUTE-07] [PROD-06]', async () => {
    const { services } = await renderApp(showing(aWireModule('1')));
    expect(await screen.findByRole('heading', { name: '栏目1' })).toBeTruthy();
    expect(services.seen[0]?.fields['page']).toBe('home');
    expect(document.title).toBe('书页小说');
  });

  it('is the same home at /st, without tab bar [ROUTE-05]', async () => {
    const { services } = await renderApp({ path: '/st', ...showing(aWireModule('1')) });
    await screen.findByRole('heading', { name: '栏目1' });
    expect(services.seen[0]?.fields['page']).toBe('home');
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
  });

  it('shows the page of the address, titled 出版 [ROUTE-06] [ROUTE-07]', async () => {
    const { services } = await renderApp({ path: '/st/publish', ...showing(aWireModule('1')) });
    await screen.findByRole('heading', { name: '栏目1' });
    expect(services.seen[0]?.fields['page']).toBe('publish');
    expect(document.title).toBe('出版-书页小说');
  });

  it('shows the monthly library at /myVipBookStore, titled 包月书库 [ROUTE-37] [MEMBER-12]', async () => {
    const { services } = await renderApp({ path: '/myVipBookStore', ...showing(aWireModule('1')) });
    await screen.findByRole('heading', { name: '栏目1' });
    expect(services.seen.map(({ fields }) => fields['page'])).toEqual(['monthly']);
    expect(screen.getByRole('heading', { level: 1, name: '包月书库' })).toBeTruthy();
    expect(document.title).toBe('包月书库-书页小说');
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
  });

  it('shows modules by their templates and skips an unknown one [STORE-01] [STORE-12]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const templates = ['classForm', 'form', 'cardList', 'slideList', 'list', 'hologram'];
    await renderApp(
      showing(...templates.map((template, at) => aWireModule(String(at + 1), { template, title: template }))),
    );
    await screen.findByRole('heading', { name: 'classForm' });
    expect(titles()).toEqual(['classForm', 'form', 'cardList', 'slideList', 'list']);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('hologram'));
  });

  it('shows no way to a book without an id, and leaves a warning of it in the log [ROUTE-58]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { bid: _, ...nameless } = aWireBrief('1', { name: '无号之书' });
    const items = [nameless, aWireBrief('77', { name: '有号之书' })];
    await renderApp(showing(aWireModule('1', { template: 'navBar', items })));
    expect(await screen.findByRole('link', { name: '有号之书' })).toBeTruthy();
    expect(screen.queryByText('无号之书')).toBeNull();
    expect(warn.mock.calls).toEqual([['a book without an id was to be opened']]);
  });

  it('ignores a template named like a property of objects [STORE-12]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await renderApp(showing(aWireModule('1', { template: 'constructor' }), aWireModule('2')));
    expect(await screen.findByRole('heading', { name: '栏目2' })).toBeTruthy();
  });

  it('says so when nothing stands in it yet, and offers the shelf', async () => {
    await renderApp(showing());
    expect(await screen.findByText('书城里还没有书')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去书架' }).getAttribute('href')).toBe('/shelf');
  });

  it('leads from a book to its cover page', async () => {
    const { at } = await renderApp(showing(aWireModule('1', { items: [aWireBrief('77', { bookName: '断桥茶馆' })] })));
    fireEvent.click(await screen.findByRole('link', { name: /断桥茶馆/ }));
    expect(at.address).toBe('/cover/77');
  });

  it('ends with the words of who made it [STORE-16]', async () => {
    await renderApp(showing(aWireModule('1')));
    expect(await screen.findByText('阿里文学出品')).toBeTruthy();
  });
});

describe('the search bar of the bookstore', () => {
  const page = showing(
    aWireModule('1', { template: 'searchBar', items: [{ name: '找书', actionType: 'route', scheme: '/search' }] }),
  );

  it.each([
    ['搜索：找书', '/search', 'STORE-19'],
    ['书架', '/shelf', 'STORE-18'],
    ['我的', '/myself', 'STORE-17'],
  ])('leads by %s to %s [%s] [STORE-10]', async (name, address) => {
    await renderApp({ path: '/st', ...page });
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(address);
  });
});

describe('a long page', () => {
  it('shows seven modules, then seven more [STORE-13] [CONST-69]', async () => {
    await renderApp({ answers: { storePage: manyModules(16) } });
    await screen.findByRole('heading', { name: '栏目7' });
    expect(titles()).toHaveLength(7);
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    expect(titles()).toHaveLength(14);
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    expect(titles()).toHaveLength(16);
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
  });

  it('comes back as far as it was read, and where it was left [STORE-14] [STORE-15]', async () => {
    const { at } = await renderApp({ answers: { storePage: manyModules(16), bookInfo: new Refusal(404, '') } });
    fireEvent.click(await screen.findByRole('button', { name: '加载更多' }));
    window.scrollTo(0, 1200);
    at.navigate('/st/nowhere/else');
    await waitFor(() => expect(titles()).toEqual([]));
    expect(window.scrollY).toBe(0);

    at.navigate(-1);
    await waitFor(() => expect(titles()).toHaveLength(14));
    expect(window.scrollY).toBe(1200);
  });

  it('remembers each page by itself, until the tab is closed [STORE-14]', async () => {
    const session = fakeStorage();
    const first = await renderApp({ session, answers: { storePage: manyModules(16) } });
    fireEvent.click(await screen.findByRole('button', { name: '加载更多' }));
    first.unmount();

    const second = await renderApp({ session, path: '/st/publish', answers: { storePage: manyModules(16) } });
    await screen.findByRole('heading', { name: '栏目7' });
    expect(titles()).toHaveLength(7);
    second.unmount();

    await renderApp({ session, answers: { storePage: manyModules(16) } });
    await screen.findByRole('heading', { name: '栏目14' });
  });
});

describe('how many books a module shows', () => {
  it.each([
    [8, 6],
    [6, 6],
    [5, 3],
  ])('of %s books a form shows %s [STORE-05] [STORE-23]', async (came, shown) => {
    await renderApp(showing(aWireModule('1', { items: books(came) })));
    const list = await screen.findByRole('list', { name: '栏目1' });
    expect(within(list).getAllByRole('link')).toHaveLength(shown);
  });

  it.each([
    [undefined, 3],
    [5, 5],
  ])('with maxNumber %s a list shows %s [STORE-08] [STORE-24]', async (maxNumber, shown) => {
    const props = maxNumber === undefined ? {} : { maxNumber };
    await renderApp(showing(aWireModule('1', { template: 'list', items: books(8), props })));
    const list = await screen.findByRole('list', { name: '栏目1' });
    expect(within(list).getAllByRole('link')).toHaveLength(shown);
  });
});

describe('the corner of a module', () => {
  const withSwitch = aWireModule('1', { props: { redirectType: 'switch' } });

  it('shows other books at 换一换 and leaves the rest of the page [STORE-25]', async () => {
    const { services } = await renderApp({
      answers: {
        storePage: wirePage(withSwitch, aWireModule('2')),
        storeModule: { model: aWireModule('1', { items: wireBriefs('801'), props: { redirectType: 'switch' } }) },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: '栏目1，换一换' }));
    await screen.findByRole('link', { name: /书801/ });
    expect(screen.queryByRole('link', { name: /书11/ })).toBeNull();
    expect(screen.getByRole('link', { name: /书21/ })).toBeTruthy();
    expect(services.seen.at(-1)).toMatchObject({ name: 'storeModule', fields: { page: 'home', modelId: '1' } });
  });

  it('says why there are no other books, and keeps those it has [STORE-25]', async () => {
    await renderApp({ answers: { storePage: wirePage(withSwitch), storeModule: new Refusal(500, '书库整理中') } });
    fireEvent.click(await screen.findByRole('button', { name: '栏目1，换一换' }));
    await screen.findByText('书库整理中');
    expect(screen.getByRole('link', { name: /书11/ })).toBeTruthy();
  });

  it('leads by 更多 to the address of the whole list [STORE-25]', async () => {
    await renderApp(showing(aWireModule('1', { props: { redirectType: 'more', scheme: '/st/publish' } })));
    const link = await screen.findByRole('link', { name: '栏目1，更多' });
    expect(link.getAttribute('href')).toBe('/st/publish');
  });

  it('never leads to a script', async () => {
    await renderApp(showing(aWireModule('1', { props: { redirectType: 'more', scheme: 'javascript:alert(1)' } })));
    await screen.findByRole('heading', { name: '栏目1' });
    expect(screen.queryByRole('link', { name: '栏目1，更多' })).toBeNull();
  });
});

describe('limited-free books', () => {
  it('show how long they stay free, on the server’s clock [STORE-07] [COVER-23]', async () => {
    await renderApp(showing(offer(NOW + 3 * 86_400 + 5)));
    expect(await screen.findByText('限免剩余3天')).toBeTruthy();
  });

  it('are asked for again when the time is over, and count from then on [STORE-29]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    let time = NOW * 1000;
    const { services } = await renderApp({
      nowMs: () => time,
      answers: {
        storePage: wirePage(offer(NOW + 2)),
        storeModule: {
          model: aWireModule('1', {
            template: 'slideList',
            data: { currentTime: NOW + 2, endTime: NOW + 62 },
            items: wireBriefs('502'),
          }),
        },
      },
    });
    await screen.findByText('限免剩余2秒');
    time += 2000;
    vi.advanceTimersByTime(1000);
    await screen.findByRole('link', { name: /书502/ });
    expect(await screen.findByText('限免剩余1分钟')).toBeTruthy();
    expect(services.seen.filter(({ name }) => name === 'storeModule')).toHaveLength(1);
  });
});

describe('the navigation bar', () => {
  const page = showing(
    aWireModule('1', {
      template: 'navBar',
      items: [{ name: '榜单', actionType: 'rank', badgeTxt: '新' }],
    }),
  );

  it('shows a badge until its entry was tapped, then never again [STORE-09] [STORE-28]', async () => {
    const storage = fakeStorage();
    const first = await renderApp({ storage, ...page });
    const entry = await screen.findByRole('link', { name: /榜单/ });
    expect(entry.textContent).toContain('新');
    fireEvent.click(entry);
    expect(first.at.address).toBe('/rankIndex');
    first.unmount();

    await renderApp({ storage, ...page });
    expect((await screen.findByRole('link', { name: /榜单/ })).textContent).not.toContain('新');
  });
});

describe('the notice bar', () => {
  it('is asked for once more in a session [STORE-11] [STORE-27]', async () => {
    const session = fakeStorage();
    const answers = { storePage: wirePage(notice('旧闻'), aWireModule('2')), storeModule: { model: notice('新闻') } };
    const first = await renderApp({ session, answers });
    await screen.findByText('新闻');
    first.unmount();

    const second = await renderApp({ session, answers });
    await screen.findByText('旧闻');
    expect(second.services.seen.map(({ name }) => name)).toEqual(['storePage']);
  });

  it('is asked for once more for each reader of a session [STORE-27]', async () => {
    const session = fakeStorage();
    const storage = fakeStorage();
    const answers = { storePage: wirePage(notice('旧闻'), aWireModule('2')), storeModule: { model: notice('新闻') } };
    const refreshesOf = async (userId?: string): Promise<number> => {
      const view = await renderApp({ session, storage, answers, ...(userId === undefined ? {} : { userId }) });
      await screen.findByRole('heading', { name: '栏目2' });
      await act(async () => undefined);
      view.unmount();
      return view.services.seen.filter(({ name }) => name === 'storeModule').length;
    };
    const refreshes = [];
    for (const reader of [undefined, '8000001', '8000001', '8000002']) refreshes.push(await refreshesOf(reader));
    expect(refreshes).toEqual([1, 1, 0, 1]);
  });

  it('is not there without text [STORE-26]', async () => {
    await renderApp({
      answers: { storePage: wirePage(notice(' '), aWireModule('2')), storeModule: new Refusal(404, '') },
    });
    const heading = await screen.findByRole('heading', { name: '栏目2' });
    const texts = [...(heading.closest('main')?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
    expect(texts).toEqual(['书页打开就能读的中文小说，无需下载和登录', '阿里文学出品']);
  });
});

describe('接着读', () => {
  const left = {
    1001: { place: { chapterId: 'c7', offset: 40, print: '' }, percent: 700, chapterTitle: '第七章 夜渡', at: 2 },
    1002: { place: { chapterId: 'c1', offset: 0, print: '' }, percent: 5, chapterTitle: '第一章', at: 1 },
  };

  it('offers the book read last, below search and banner', async () => {
    await renderApp({
      device: { progress: left },
      answers: {
        storePage: wirePage(aWireModule('1', { template: 'searchBar' }), aWireModule('2')),
        bookInfo: aWireBook(),
      },
    });
    const link = await screen.findByRole('link', { name: /接着读/ });
    expect(link.textContent).toContain('山中灯火');
    expect(link.textContent).toContain('已读7% · 第七章 夜渡');
    expect(link.getAttribute('href')).toBe('/reader/1001?bookType=1');
    const search = screen.getByRole('link', { name: /搜索/ });
    expect(search.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['nothing was read yet', {}, aWireBook()],
    ['the book is gone', { progress: left }, new Refusal(401, '该书籍已下架')],
  ])('is not there when %s', async (_, device, bookInfo) => {
    const { services } = await renderApp({ device, answers: { storePage: wirePage(aWireModule('1')), bookInfo } });
    await screen.findByRole('heading', { name: '栏目1' });
    await waitFor(() => expect(services.query.isFetching()).toBe(0));
    expect(screen.queryByText(/接着读/)).toBeNull();
  });
});

describe('a bookstore that does not load', () => {
  it('says so in the network-error dialog, and asks again by its button [STORE-31] [NET-05]', async () => {
    let asked = 0;
    await renderApp({
      answers: {
        storePage: () => {
          asked += 1;
          return asked === 1 ? new Refusal(500, '书城整理中') : wirePage(aWireModule('1'));
        },
      },
    });
    const dialog = await screen.findByRole('alertdialog', { name: '书城整理中' });
    fireEvent.click(within(dialog).getByRole('button', { name: '刷新' }));
    expect(await screen.findByRole('heading', { name: '栏目1' })).toBeTruthy();
  });

  it('says 网络无法连接 where the network breaks on the way, and what the server said where it refuses [NET-05] [ERR-02]', async () => {
    const { unmount } = await renderApp({});
    expect(await screen.findByRole('alertdialog', { name: '网络无法连接' })).toBeTruthy();
    unmount();
    await renderApp({ answers: { storePage: new Refusal(500, '书城整理中') } });
    expect(await screen.findByRole('alertdialog', { name: '书城整理中' })).toBeTruthy();
  });

  it('waits for the network every 500 ms, then loads [NET-04] [ERR-71]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const host = aHost();
    // A host that does not tell when its network comes back.
    host.bridge.onNetworkChange = () => () => undefined;
    host.setOnline(false);
    const { services } = await renderApp({ host, ...showing(aWireModule('1')) });
    const dialog = await screen.findByRole('alertdialog', { name: '网络无法连接' });
    fireEvent.click(within(dialog).getByRole('button', { name: '刷新' }));
    vi.advanceTimersByTime(1000);
    host.setOnline(true);
    await act(async () => void vi.advanceTimersByTime(499));
    expect(services.seen.map(({ name }) => name)).not.toContain('storePage');
    await act(async () => void vi.advanceTimersByTime(1));
    expect(await screen.findByRole('heading', { name: '栏目1' })).toBeTruthy();
  });

  it('loads by itself when the network comes back [NET-02]', async () => {
    const host = aHost();
    host.setOnline(false);
    await renderApp({ host, ...showing(aWireModule('1')) });
    await screen.findByRole('alertdialog', { name: '网络无法连接' });
    act(() => host.setOnline(true));
    expect(await screen.findByRole('heading', { name: '栏目1' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('still offers a retry when the dialog was closed', async () => {
    await renderApp({ answers: { storePage: new Refusal(500, '书城整理中') } });
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });
});
