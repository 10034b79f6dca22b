import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aHost } from '../../testing/aHost.ts';
import { anAnswer } from '../../testing/anAnswer.ts';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { renderApp, type RenderAppOptions } from '../../testing/renderApp.tsx';
import { aWireBook, wireChapterList, wireChapters, wireRecommendation } from '../../testing/wire.ts';

const NOW = 1_790_000_000;

const server: Answers = {
  bookInfo: aWireBook(),
  chapterList: wireChapterList(['', wireChapters(100)]),
  recommend: wireRecommendation('2001', '2002', '2003'),
};

const openCover = ({ answers, ...options }: RenderAppOptions = {}) =>
  renderApp({ path: '/cover/1001', ...options, answers: { ...server, ...answers } });

const withBook = (change: Parameters<typeof aWireBook>[0]) => openCover({ answers: { bookInfo: aWireBook(change) } });

describe('the address of a cover page', () => {
  it.each([
    ['/cover/1001', 'ROUTE-14'],
    ['/book/1001', 'ROUTE-15'],
    ['/book/1001.html', 'ROUTE-16'],
    ['/book/1001/', 'ROUTE-15'],
    ['/cover2/1001', 'ROUTE-17'],
    ['/cover3/1001', 'ROUTE-18'],
  ])('%s asks for book 1001 [%s]', async (path) => {
    const { services } = await openCover({ path });
    await screen.findByRole('heading', { level: 1, name: '山中灯火' });
    expect(services.seen[0]).toMatchObject({ name: 'bookInfo', fields: { bookId: '1001' } });
  });

  it('titles the document with the book’s name [PROD-21]', async () => {
    await openCover();
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe('山中灯火-书页小说');
  });
});

describe('a cover page', () => {
  it('shows the cover, author and facts, the score in 分 [COVER-01] [CONST-101]', async () => {
    await withBook({ scoreInfo: { bookScore: 8.6, commentPeopleNum: 40 } });
    const head = (await screen.findByRole('heading', { level: 1 })).closest('header');
    expect(head?.querySelector('img')?.getAttribute('src')).toBe('/covers/1001.svg');
    expect(head?.textContent).toContain('许半山');
    expect(head?.textContent).toContain('32万字 · 连载 · 8.6分');
  });

  it('leaves no empty line for a book without an author [COVER-01]', async () => {
    await withBook({ authorName: '' });
    const head = (await screen.findByRole('heading', { level: 1 })).closest('header');
    const lines = Array.from(head?.querySelectorAll('p') ?? [], ({ textContent }) => textContent);
    expect(lines).not.toContain('');
  });

  it('shows tags and the description [COVER-02] [COVER-03]', async () => {
    await withBook({ tag: [{ tagId: 1, tagName: '山水' }, '灯'] });
    const tags = await screen.findByRole('list', { name: '标签' });
    expect(
      within(tags)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['山水', '灯']);
    expect(screen.getByText('一盏灯，一座山。')).toBeTruthy();
  });

  it('leads to the catalogue, with the number of chapters [QCOVER-21]', async () => {
    await openCover();
    const link = await screen.findByRole('link', { name: /共100章/ });
    expect(link.getAttribute('href')).toBe('/catalog/1001');
  });

  it('gives no number for an epub [QCOVER-21]', async () => {
    await openCover({
      answers: {
        bookInfo: aWireBook({ formats: 2 }),
        epubChapterList: { data: { ...wireChapterList().data, chapterList: wireChapters(3) } },
        epubCatalogList: { data: { catalogList: [{ chapterId: 'c1', catalogName: '鱼腥草', level: 1 }] } },
      },
    });
    expect(await screen.findByRole('link', { name: '鱼腥草' })).toBeTruthy();
    expect(screen.queryByText(/共.*章/)).toBeNull();
  });

  it('lists the first chapters, locked ones marked, each leading to itself [COVER-08]', async () => {
    await openCover();
    const chapters = within(await screen.findByRole('list', { name: '前面的章节' }));
    const free = chapters.getByRole('link', { name: '第10章' });
    expect(free.getAttribute('href')).toBe('/reader/1001?bookType=1&forceChapterId=c10&forceChapterIndex=9');
    expect(within(chapters.getByRole('link', { name: /^第11章/ })).getByRole('img', { name: '12书豆' })).toBeTruthy();
    expect(chapters.getAllByRole('link')).toHaveLength(30);
  });

  it('leads to the newest chapter', async () => {
    await withBook({ lastChapter: { chapterId: 'c100', chapterName: '第100章 归去' } });
    const link = await screen.findByRole('link', { name: '最新章节：第100章 归去' });
    expect(link.getAttribute('href')).toBe('/reader/1001?bookType=1&forceChapterId=c100');
  });

  it('says whose text it is [COVER-06]', async () => {
    await openCover();
    expect(await screen.findByText('本书内容由书页提供')).toBeTruthy();
  });
});

describe('a limited-free book', () => {
  const offer = { disType: 1, limitFreeEnd: NOW + 7200, serverTime: NOW };

  it('shows how long it is free and what it costs otherwise [COVER-23] [COVER-26]', async () => {
    await withBook(offer);
    expect(await screen.findByText('限免剩余2小时')).toBeTruthy();
    expect(screen.getByText('160.0元')).toBeTruthy();
  });

  it('shows no countdown that is out of range [COVER-24]', async () => {
    await withBook({ ...offer, limitFreeEnd: NOW + 8_640_001 });
    expect(await screen.findByText('限免')).toBeTruthy();
    expect(screen.queryByText(/限免剩余/)).toBeNull();
  });

  it('notes an offer that ended before now, and shows none [COVER-25] [ERR-74]', async () => {
    const note = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await withBook({ ...offer, limitFreeEnd: NOW - 1 });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/限免/)).toBeNull();
    expect(note).toHaveBeenCalledWith(expect.stringContaining('1001'));
  });
});

describe('the buttons of a cover page', () => {
  it('put the book on the shelf, and keep it there [COVER-22] [ENUM-25] [PROD-04]', async () => {
    const storage = fakeStorage();
    const first = await openCover({ storage });
    fireEvent.click(await screen.findByRole('button', { name: '加入书架' }));
    expect(await screen.findByRole('button', { name: '已加入书架' })).toBeTruthy();
    first.unmount();

    await openCover({ storage });
    expect(await screen.findByRole('button', { name: '已加入书架' })).toBeTruthy();
  });

  it.each<[string, string, Parameters<typeof aWireBook>[0]]>([
    ['限免', 'SHELF-07', { disType: 1, limitFreeEnd: NOW + 3600 }],
    ['VIP', 'SHELF-06', { disType: 5 }],
    ['特价', 'SHELF-08', { disType: 4 }],
  ])('put the book on the shelf with its corner %s [%s]', async (label, _row, offer) => {
    const { at } = await withBook(offer);
    fireEvent.click(await screen.findByRole('button', { name: '加入书架' }));
    await screen.findByRole('button', { name: '已加入书架' });
    act(() => at.navigate('/shelf'));
    const kept = await screen.findByRole('link', { name: /山中灯火/ });
    expect(kept.textContent).toContain(label);
  });

  it.each<[string, string, number | undefined]>([
    [
      'says in the shelf’s link that it earns energy',
      '/reader/1001?bookType=1&isAntEnergyBook=1&isAntEnergyBookEndTimeAlert=1',
      6,
    ],
    ['is opened from the shelf like any other', '/reader/1001?bookType=1', 4],
  ])('put a book on the shelf that %s: %s [ENERGY-09] [SHELF-15]', async (_, address, readFeatureOpt) => {
    const { at } = await withBook({ readFeatureOpt });
    fireEvent.click(await screen.findByRole('button', { name: '加入书架' }));
    await screen.findByRole('button', { name: '已加入书架' });
    act(() => at.navigate('/shelf'));
    const kept = await screen.findByRole('link', { name: /山中灯火/ });
    expect(kept.getAttribute('href')).toBe(address);
  });

  it.each([
    [2, 0, '蚂蚁森林能量书'],
    [6, 4 * 86_400, '蚂蚁森林能量书'],
    [2, 3 * 86_400, '蚂蚁森林能量书·即将结束'],
    [2, 1, '蚂蚁森林能量书·即将结束'],
    [4, 86_400, undefined],
    [undefined, 86_400, undefined],
  ])('with features %s and %s s left say of its energy: %s [ENERGY-04] [ENERGY-05]', async (features, left, words) => {
    const serverTime = 1_790_000_000;
    await withBook({
      ...(features === undefined ? {} : { readFeatureOpt: features }),
      ...(left === 0 ? {} : { readFeatureOptEndTime: serverTime + left }),
      serverTime,
    });
    await screen.findByRole('button', { name: '加入书架' });
    expect(screen.queryByText(/^蚂蚁森林/)?.textContent).toBe(words);
  });

  it('say that the book is on its way to the shelf [COVER-22] [ENUM-25]', async () => {
    const { services } = await openCover();
    const adding = anAnswer<void>();
    services.shelf.setState({ add: () => adding.promise });
    fireEvent.click(await screen.findByRole('button', { name: '加入书架' }));
    expect((await screen.findByRole('button', { name: '加入中...' })).getAttribute('aria-disabled')).toBe('true');
    adding.give();
    expect(await screen.findByRole('button', { name: '加入书架' })).toBeTruthy();
  });

  it('open the reader [COVER-28]', async () => {
    await openCover({ path: '/cover/1001?rid=r-9' });
    const link = await screen.findByRole('link', { name: '立即阅读' });
    expect(link.getAttribute('href')).toBe('/reader/1001?bookType=1&rid=r-9');
  });

  it('go on where reading stopped [COVER-28]', async () => {
    const place = { chapterId: 'c7', offset: 3, print: '' };
    await openCover({ device: { progress: { 1001: { place, percent: 700, chapterTitle: '第7章', at: 1 } } } });
    expect(await screen.findByRole('link', { name: '接着读' })).toBeTruthy();
    const chapter = within(screen.getByRole('list', { name: '前面的章节' })).getByRole('link', { name: '第7章' });
    expect(chapter.getAttribute('aria-current')).toBe('true');
  });
});

describe('更多推荐', () => {
  it('shows three books that know where they were recommended [COVER-09] [COVER-10] [RECOM-03]', async () => {
    const { services } = await openCover();
    const list = await screen.findByRole('list', { name: '更多推荐' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['2001', '2002', '2003'].map((id) => `/cover/${id}?rid=r-2001-2002-2003`),
    );
    expect(services.seen.find(({ name }) => name === 'recommend')?.fields).toMatchObject({ id: '1001', nums: '3' });
  });

  it('brings others at 换一换, and names those shown [RECOM-06]', async () => {
    const { services } = await openCover({
      answers: { recommend: ({ bids }) => (bids ? wireRecommendation('2004') : wireRecommendation('2001', '2002')) },
    });
    await screen.findByRole('link', { name: /书2001/ });
    fireEvent.click(screen.getByRole('button', { name: '更多推荐，换一换' }));
    await screen.findByRole('link', { name: /书2004/ });
    expect(screen.queryByRole('link', { name: /书2001/ })).toBeNull();
    expect(services.seen.at(-1)?.fields['bids']).toBe('2001,2002');
  });

  it('says that there are no others when the answer brings the same again [RECOM-06] [ERR-45]', async () => {
    await openCover({ answers: { recommend: wireRecommendation('2001') } });
    await screen.findByRole('link', { name: /书2001/ });
    fireEvent.click(screen.getByRole('button', { name: '更多推荐，换一换' }));
    expect(await screen.findByText('暂无更多推荐书籍')).toBeTruthy();
    expect(screen.getByRole('link', { name: /书2001/ })).toBeTruthy();
  });

  it('says that there is no network, and asks for nothing [RECOM-04] [ERR-19]', async () => {
    const host = aHost();
    const { services } = await openCover({ host });
    await screen.findByRole('link', { name: /书2001/ });
    const asked = services.seen.length;
    // That the network went is told first.
    await act(async () => host.setOnline(false));
    const show = vi.spyOn(services.toaster, 'show');
    fireEvent.click(screen.getByRole('button', { name: '更多推荐，换一换' }));
    expect(show.mock.calls).toEqual([['网络无法连接']]);
    expect(services.seen).toHaveLength(asked);
  });

  it('says that others are on their way until they are there [RECOM-06]', async () => {
    const late = anAnswer<ReturnType<typeof wireRecommendation>>();
    await openCover({ answers: { recommend: ({ bids }) => (bids ? late.promise : wireRecommendation('2001')) } });
    await screen.findByRole('link', { name: /书2001/ });
    const others = screen.getByRole('button', { name: '更多推荐，换一换' });
    fireEvent.click(others);
    await waitFor(() => expect(others.getAttribute('aria-busy')).toBe('true'));
    late.give(wireRecommendation('2002'));
    expect(await screen.findByRole('link', { name: /书2002/ })).toBeTruthy();
    expect(others.getAttribute('aria-busy')).toBeNull();
  });

  it('says why there are no others, and keeps those it has [RECOM-05] [ERR-20] [ERR-45]', async () => {
    await openCover({
      answers: { recommend: ({ bids }) => (bids ? wireRecommendation() : wireRecommendation('2001')) },
    });
    await screen.findByRole('link', { name: /书2001/ });
    fireEvent.click(screen.getByRole('button', { name: '更多推荐，换一换' }));
    expect(await screen.findByText('暂无更多推荐书籍')).toBeTruthy();
    expect(screen.getByRole('link', { name: /书2001/ })).toBeTruthy();
  });

  it.each([
    ['an empty list', wireRecommendation(), '暂无更多推荐书籍', 'ERR-45'],
    ['a failure', new Refusal(500, 'x'), '网络服务异常', 'ERR-46'],
  ])('shows %s in its place [%s]', async (_, recommend, message, _row) => {
    await openCover({ answers: { recommend } });
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('asks nothing for a book that takes no recommendations [RECOM-01] [RECOM-02] [ERR-48]', async () => {
    const { services } = await withBook({ recommendable: 0 });
    expect(await screen.findByText('服务器异常,稍后重试')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(services.seen.some(({ name }) => name === 'recommend')).toBe(false);
  });

  it('opens a list of further books, without those above [COVER-09] [RECOM-03]', async () => {
    const { services } = await openCover({
      answers: { recommend: ({ id }) => (id ? wireRecommendation('2001') : wireRecommendation('3001', '3002')) },
    });
    fireEvent.click(await screen.findByRole('button', { name: '展开更多' }));
    const list = await screen.findByRole('list', { name: '更多书籍' });
    expect(within(list).getAllByRole('link')).toHaveLength(2);
    expect(services.seen.at(-1)?.fields).toMatchObject({ nums: '10', bids: '1001,2001' });
    fireEvent.click(screen.getByRole('button', { name: '收起' }));
    expect(screen.queryByRole('list', { name: '更多书籍' })).toBeNull();
  });
});

describe('a book that may not be shown', () => {
  it('says so in the server’s words, without a button [COVER-18] [ERR-03] [ERR-15]', async () => {
    await openCover({ answers: { bookInfo: new Refusal(401, '本书因版权到期下架') } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('本书因版权到期下架');
    expect(within(alert).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['taken down', { shelfStatus: 2 }],
    ['hidden', { hide: 1 }],
    ['off the lists', { listIsOpen: 0, coverIsOpen: 0 }],
    ['partly open', { coverIsOpen: 0 }],
  ])('is unavailable when it is %s [COVER-18] [LOCK-01]', async (_, change) => {
    await withBook(change);
    expect((await screen.findByRole('alert')).textContent).toBe('该书籍已下架');
    expect(screen.queryByRole('heading', { name: '山中灯火' })).toBeNull();
  });
});

/** Waits for the one event of a cover page that shows no book, and gives its fields. */
const told = async (name: string, change: RenderAppOptions) => {
  const { services } = await openCover({ ...change, answers: { collectEvents: {}, ...change.answers } });
  const events = () => services.seen.filter(({ name: call }) => call === 'collectEvents').map(({ fields }) => fields);
  await waitFor(() => expect(events()).toHaveLength(1));
  expect(events()[0]).toMatchObject({ events: [{ type: 'exposure', page: 'cover', name }] });
  return (events()[0] as { events: [{ params: object }] }).events[0].params;
};

describe('what is told of a cover page that shows no book', () => {
  it.each([
    ['unshelved', { bookInfo: new Refusal(401, '') }],
    ['unshelved', { bookInfo: aWireBook({ shelfStatus: 2 }) }],
    ['failed', { bookInfo: new Refusal(500, 'boom') }],
  ])('is %s, once, and that readers landed on it [COVER-19] [EVT-03] [EVT-09] [COVER-27]', async (name, answers) => {
    expect(await told(name, { answers })).toEqual({ bookId: '1001', direct: 1 });
  });

  it.each([
    [4999, 1],
    [5000, 0],
  ])('counts as landed on for %s ms: %s [COVER-27] [CONST-43]', async (passed, direct) => {
    let nowMs = NOW * 1000;
    const book = anAnswer<Refusal>();
    const opened = told('unshelved', { nowMs: () => nowMs, answers: { bookInfo: () => book.promise } });
    await screen.findByText('加载中');
    nowMs += passed;
    book.give(new Refusal(401, ''));
    expect(await opened).toEqual({ bookId: '1001', direct });
  });
});

describe('a cover page that does not load', () => {
  it('opens the network-error dialog, whose retry loads it again [COVER-20] [COVER-21] [ERR-14]', async () => {
    let asked = 0;
    await openCover({
      answers: {
        bookInfo: () => {
          asked += 1;
          return asked === 1 ? new Refusal(500, 'boom') : aWireBook();
        },
      },
    });
    const dialog = await screen.findByRole('alertdialog', { name: '网络不给力' });
    fireEvent.click(within(dialog).getByRole('button', { name: '刷新' }));
    expect(await screen.findByRole('heading', { name: '山中灯火' })).toBeTruthy();
  });

  it('shows its shape while it loads [COVER-16] [COVER-17]', async () => {
    const book = anAnswer<ReturnType<typeof aWireBook>>();
    await openCover({ answers: { bookInfo: () => book.promise } });
    expect(await screen.findByText('加载中')).toBeTruthy();
    book.give(aWireBook());
    expect(await screen.findByRole('heading', { name: '山中灯火' })).toBeTruthy();
    expect(screen.queryByText('加载中')).toBeNull();
  });

  it('lives without its chapters and recommendations', async () => {
    await openCover({ answers: { chapterList: new Refusal(500, 'x'), recommend: new Refusal(500, 'x') } });
    expect(await screen.findByRole('link', { name: '立即阅读' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('list', { name: '前面的章节' })).toBeNull());
    expect(screen.getByRole('link', { name: /共100章/ })).toBeTruthy();
  });
});
