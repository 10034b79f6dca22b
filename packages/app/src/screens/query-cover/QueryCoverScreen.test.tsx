import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aHost } from '../../testing/aHost.ts';
import { anAnswer } from '../../testing/anAnswer.ts';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { renderApp, type RenderAppOptions } from '../../testing/renderApp.tsx';
import { aWireBook, wireRecommendation } from '../../testing/wire.ts';

type BookChange = Parameters<typeof aWireBook>[0];

const phrases = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    queryName: `热搜${at + 1}`,
    queryId: `q${at + 1}`,
    bookId: `${3001 + at}`,
  }));

const comment = {
  mid: 'm1',
  nickName: '山中客',
  userPhoto: '',
  text: '灯下读完',
  pubTime: 1_790_000_000,
  replyNum: 2,
  zanNum: 7,
};

const aPhraseBook = (change: BookChange = {}) =>
  aWireBook({
    queryName: '山里有灯的小说',
    queryType: 'plot',
    heroName: '["周望山","阿灯"]',
    tag: [{ tagId: 1, tagName: '山水' }],
    topClass: 502,
    lastChapter: { chapterId: 'c100', chapterName: '第100章 归去', updateTime: 1_790_000_000 },
    scoreInfo: { bookScore: 8.6, commentPeopleNum: 12_345 },
    readingNum: 26_000,
    popularity: 9999,
    rcmdQueries: phrases(2),
    contactWords: [{ queryName: '守灯人', queryId: '9', bookId: 1001 }, '山水'],
    ...change,
  });

const server: Answers = {
  phraseBookInfo: aPhraseBook(),
  chapterPreview: {
    data: { chapters: [{ chapterId: 'c1', chapterName: '第一章 灯', chapterContent: '山上有灯。\n灯下有人。' }] },
  },
  latestChapters: {
    data: {
      chapterList: [100, 99, 98].map((at) => ({ chapterId: `c${at}`, name: `第${at}章`, updateTime: 1 })),
      totalChapterNum: 100,
    },
  },
  commentList: { data: [comment], info: { total: 120, count: 1 } },
  bookScore: { data: { score: 9.2, num: 12_345 } },
  recommend: wireRecommendation('2001', '2002', '2003'),
  collectEvents: {},
};

const openPhrase = ({ answers, ...options }: RenderAppOptions = {}) =>
  renderApp({ path: '/v2/query/1001/7.html', ...options, answers: { ...server, ...answers } });

const withBook = (change: BookChange) => openPhrase({ answers: { phraseBookInfo: aPhraseBook(change) } });

const heading = () => screen.findByRole('heading', { level: 1 });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const head = async () => (await screen.findByRole('heading', { level: 2, name: /山中灯火/ })).closest('header');

const hrefOf = async (list: string, name: string) =>
  (await part(list)).getByRole('link', { name }).getAttribute('href');

/** A figure of the rating box by its name. */
const figure = async (name: string) => (await screen.findByText(name)).parentElement?.querySelector('dd')?.textContent;

describe('the address of a phrase', () => {
  it.each([['/v2/query/1001/7'], ['/v2/query/1001/7.html'], ['/v2/query/1001/7/']])(
    '%s asks for book 1001 with phrase 7 [ROUTE-19] [ROUTE-20] [QCOVER-07]',
    async (path) => {
      const { services } = await openPhrase({ path });
      expect((await heading()).textContent).toBe('山里有灯的小说');
      const asked = services.seen.find(({ name }) => name === 'phraseBookInfo');
      expect(asked?.fields).toMatchObject({ bookId: '1001', keywordsId: '7' });
    },
  );

  it('titles the document with the phrase [PROD-21]', async () => {
    await openPhrase();
    await heading();
    expect(document.title).toBe('山里有灯的小说-书页小说');
  });

  it('has no tab bar [TAB-01]', async () => {
    await openPhrase();
    await heading();
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
  });

  it('leads under a phrase that nobody knows to the book, by its own name', async () => {
    await withBook({ queryName: '' });
    expect((await heading()).textContent).toBe('山中灯火');
  });
});

describe('the book of a phrase', () => {
  it('shows cover, author and category [QCOVER-01] [QCOVER-03] [QCOVER-04]', async () => {
    await openPhrase();
    const book = await head();
    expect(book?.querySelector('img')?.getAttribute('src')).toBe('/covers/1001.svg');
    expect(book?.textContent).toContain('许半山');
    expect(book?.textContent).toContain('奇幻');
  });

  it.each([
    ['["周望山","阿灯"]', '山中灯火（主角：周望山、阿灯）'],
    ['[{"name":"周望山"}]', '山中灯火（主角：周望山）'],
    ['no JSON', '山中灯火'],
  ])('of the heroes %s is titled %s [QCOVER-02]', async (heroName, title) => {
    await withBook({ heroName });
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
  });

  it.each([
    [1, 320_000, '32万字 · 连载'],
    [2, 9_000, '9000字 · 完结'],
  ])('in state %s with %s characters shows %s [QCOVER-05] [QCOVER-06]', async (state, wordCount, facts) => {
    await withBook({ state, wordCount });
    expect((await head())?.textContent).toContain(facts);
  });

  it.each([
    [502, 1, true],
    [502, 2, false],
    [501, 1, false],
  ])('of class %s in state %s shows when it was updated: %s [QCOVER-08]', async (topClass, state, isShown) => {
    await withBook({ topClass, state });
    expect((await head())?.textContent?.includes('更新于2026.9.21 22:13')).toBe(isShown);
  });

  it.each([
    ['10091', 0, ['书旗原创', '全网首发']],
    ['10091', 1, []],
    ['1', 0, []],
  ])('of provider %s on platform %s shows the tags %j [QCOVER-09]', async (cpId, platform, tags) => {
    const host = aHost({ platform: { android: platform, ios: platform } });
    await openPhrase({ host, answers: { phraseBookInfo: aPhraseBook({ cpId }) } });
    const shown = (await head())?.querySelectorAll('li') ?? [];
    expect([...shown].map(({ textContent }) => textContent)).toEqual(tags);
  });

  it('can be read, and put on the shelf [PROD-03]', async () => {
    await openPhrase();
    const read = await screen.findByRole('link', { name: '立即阅读' });
    expect(read.getAttribute('href')).toBe('/reader/1001?bookType=1');
    fireEvent.click(screen.getByRole('button', { name: '加入书架' }));
    expect(await screen.findByRole('button', { name: '已加入书架' })).toBeTruthy();
  });
});

describe('the rating box of a phrase', () => {
  it.each([
    ['评分', '9.2分', 'QCOVER-10'],
    ['点评', '1.2万人', 'QCOVER-11'],
    ['在读', '3万人', 'QCOVER-12'],
    ['人气', '9999', 'QCOVER-13'],
    ['字数', '32万字', 'QCOVER-14'],
  ])('shows the %s as %s [%s]', async (name, value) => {
    await openPhrase();
    await screen.findByText('9.2分');
    expect(await figure(name)).toBe(value);
  });

  it('shows the figures of the book where the score does not come [QCOVER-10] [QCOVER-11]', async () => {
    await openPhrase({ answers: { bookScore: new Refusal(500, 'boom') } });
    expect(await figure('评分')).toBe('8.6分');
    expect(await figure('点评')).toBe('1.2万人');
  });

  it('says that nobody rated a book yet [QCOVER-10]', async () => {
    await openPhrase({
      answers: { bookScore: { data: { num: 0 } }, phraseBookInfo: aPhraseBook({ scoreInfo: undefined }) },
    });
    expect(await figure('评分')).toBe('暂无');
    expect(await figure('点评')).toBe('10人');
  });
});

describe('the sections of a phrase', () => {
  it('stand in the order of the documents [QCOVER-18] [QCOVER-19] [QCOVER-20] [QCOVER-22] [QCOVER-23] [QCOVER-24] [QCOVER-25] [QCOVER-26] [QCOVER-27] [QCOVER-28]', async () => {
    await openPhrase();
    await screen.findByRole('link', { name: /书2001/ });
    await screen.findByText('山中客');
    const words = (await screen.findByRole('main')).textContent ?? '';
    const at = [
      '山里有灯的小说',
      '9.2分',
      '一盏灯，一座山。',
      '山水',
      '目录共100章',
      '第100章',
      '山上有灯。',
      '更多推荐',
      '书友评论',
      '查看全部评论(120条)',
      '相似好书',
      '相关搜索',
      '本书内容由书页提供',
    ].map((text) => words.indexOf(text));
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });

  it('lead to the catalogue, with the number of chapters [QCOVER-20]', async () => {
    await openPhrase();
    expect((await screen.findByRole('link', { name: /共100章/ })).getAttribute('href')).toBe('/catalog/1001');
  });

  it('count the chapters by the list where the book does not [QCOVER-20]', async () => {
    await withBook({ chapterNum: 0 });
    expect(await screen.findByRole('link', { name: /共100章/ })).toBeTruthy();
  });

  it('count no chapters of an epub [QCOVER-21]', async () => {
    await withBook({ formats: 2 });
    const link = await screen.findByRole('link', { name: '目录' });
    expect(link.getAttribute('href')).toBe('/catalog/1001');
    expect(screen.queryByText(/共.*章/)).toBeNull();
  });

  it('name the three latest chapters as new, each leading to itself [QCOVER-22]', async () => {
    await openPhrase();
    const latest = within(await screen.findByRole('list', { name: '最新章节' }));
    const links = latest.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['第100章新', '第99章新', '第98章新']);
    expect(links[0]?.getAttribute('href')).toBe('/reader/1001?bookType=1&forceChapterId=c100');
  });

  it('name the newest chapter that the book knows where the list does not come [QCOVER-22]', async () => {
    await openPhrase({ answers: { latestChapters: new Refusal(500, 'boom') } });
    const link = await screen.findByRole('link', { name: /第100章 归去/ });
    expect(link.getAttribute('href')).toBe('/reader/1001?bookType=1&forceChapterId=c100');
  });

  it('unfold the first chapter by 阅读全文 [QCOVER-23] [COVER-05]', async () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    await openPhrase();
    const chapter = await part('第一章 灯');
    expect(chapter.getByText(/山上有灯。/)).toBeTruthy();
    fireEvent.click(chapter.getByRole('button', { name: '阅读全文' }));
    expect(chapter.getByRole('button', { name: '收起' })).toBeTruthy();
  });

  it('name who provides the text [QCOVER-28]', async () => {
    await withBook({ cpName: '半山文化' });
    expect(await screen.findByText('本书内容由半山文化提供')).toBeTruthy();
  });
});

describe('the phrases beside a phrase', () => {
  it('show ten, then all of them at 查看更多 [QCOVER-24] [CONST-41]', async () => {
    await withBook({ rcmdQueries: phrases(12) });
    const list = await part('更多推荐');
    expect(list.getAllByRole('link')).toHaveLength(10);
    fireEvent.click(list.getByRole('button', { name: '查看更多' }));
    expect(list.getAllByRole('link')).toHaveLength(12);
    fireEvent.click(list.getByRole('button', { name: '收起' }));
    expect(list.getAllByRole('link')).toHaveLength(10);
  });

  it('offer no more of ten [QCOVER-24]', async () => {
    await withBook({ rcmdQueries: phrases(10) });
    expect((await part('更多推荐')).queryByRole('button')).toBeNull();
  });

  it('lead to their own pages, and without one to the search [QCOVER-27] [QCOVER-34]', async () => {
    await withBook({ contactWords: [{ queryName: '守灯人', queryId: '9' }, '灯 塔'] });
    expect(await hrefOf('更多推荐', '热搜1')).toBe('/v2/query/3001/q1.html');
    expect(await hrefOf('相关搜索', '守灯人')).toBe('/v2/query/1001/9.html');
    expect(await hrefOf('相关搜索', '灯 塔')).toBe('/v2/search/%E7%81%AF%20%E5%A1%94');
  });

  it('open in place of the phrase that led to them [QCOVER-34]', async () => {
    const answers: Answers = {
      phraseBookInfo: ({ keywordsId }) => aPhraseBook(keywordsId === 'q1' ? { queryName: '热搜1' } : {}),
    };
    const { at } = await openPhrase({ answers });
    fireEvent.click(await screen.findByRole('link', { name: '热搜1' }));
    await waitFor(async () => expect((await heading()).textContent).toBe('热搜1'));
    expect(at.address).toBe('/v2/query/3001/q1.html');
  });

  it('are left out where there are none', async () => {
    await withBook({ rcmdQueries: [], contactWords: [] });
    await heading();
    expect(screen.queryByText('更多推荐')).toBeNull();
    expect(screen.queryByText('相关搜索')).toBeNull();
  });
});

describe('the comments of a phrase', () => {
  it.each([
    ['写评论', 'comment_write', 'QCOVER-29'],
    ['7，赞山中客的评论', 'comment_like', 'QCOVER-30'],
    ['2条回复，山中客的评论', 'comment_reply', 'QCOVER-31'],
    ['灯下读完', 'comment_detail', 'QCOVER-32'],
    ['查看全部评论(120条)', 'comment_all', 'QCOVER-33'],
  ])('lead at %s to the app, from the position %s [%s] [GUIDE-12]', async (name, position) => {
    const { services } = await openPhrase();
    fireEvent.click(await (await part('书友评论')).findByRole('button', { name }));
    expect(await screen.findByRole('alertdialog', { name: '下载APP，享受更多功能' })).toBeTruthy();
    const dialogs = () =>
      services.seen
        .flatMap(({ name: call, fields }) =>
          call === 'collectEvents' ? (fields['events'] as Array<{ name: string }>) : [],
        )
        .filter((event) => event.name === 'reading_dialog');
    await waitFor(() => expect(dialogs()).toMatchObject([{ page: 'query', params: { position, bookId: '1001' } }]));
  });

  it.each([
    ['接口异常', '[COMMENT-06]', new Refusal(500, 'boom')],
    ['还没有人评论这本书', '[QCOVER-25]', { data: [], info: { total: 0 } }],
  ])('say %s, and offer none to look at %s', async (words, _row, commentList) => {
    await openPhrase({ answers: { commentList } });
    const comments = await part('书友评论');
    expect(await comments.findByText(words)).toBeTruthy();
    expect(comments.queryByRole('button', { name: /全部评论/ })).toBeNull();
  });
});

describe('相似好书', () => {
  it('lead to their covers, and know where they were recommended [QCOVER-26] [QCOVER-35]', async () => {
    const { services } = await openPhrase();
    const list = within(await screen.findByRole('list', { name: '相似好书' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['2001', '2002', '2003'].map((id) => `/book/${id}.html?rid=r-2001-2002-2003`),
    );
    expect(services.seen.find(({ name }) => name === 'recommend')?.fields).toMatchObject({ id: '1001', qtn: 'query' });
  });

  it('change at 换一换 [QCOVER-26]', async () => {
    await openPhrase({
      answers: { recommend: ({ bids }) => (bids ? wireRecommendation('2004') : wireRecommendation('2001')) },
    });
    await screen.findByRole('link', { name: /书2001/ });
    fireEvent.click(screen.getByRole('button', { name: '相似好书，换一换' }));
    expect(await screen.findByRole('link', { name: /书2004/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /书2001/ })).toBeNull();
  });

  it.each([
    ['an empty list', 'ERR-45', wireRecommendation(), '暂无更多推荐书籍'],
    ['a failure', 'ERR-46', new Refusal(500, 'x'), '网络服务异常'],
  ])('say of %s what is the matter [%s]', async (_, _row, recommend, message) => {
    await openPhrase({ answers: { recommend } });
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('a phrase whose book', () => {
  it('is on its way shows its shape', async () => {
    const answer = anAnswer<ReturnType<typeof aPhraseBook>>();
    await openPhrase({ answers: { phraseBookInfo: () => answer.promise } });
    expect(screen.getByText('加载中')).toBeTruthy();
    answer.give(aPhraseBook());
    expect((await heading()).textContent).toBe('山里有灯的小说');
    expect(screen.queryByText('加载中')).toBeNull();
  });

  it('did not come can be asked for again [COVER-20] [COVER-21]', async () => {
    let isDown = true;
    await openPhrase({
      answers: { phraseBookInfo: () => (isDown ? new Refusal(500, 'boom') : aPhraseBook()) },
    });
    const dialog = within(await screen.findByRole('alertdialog'));
    isDown = false;
    fireEvent.click(dialog.getByRole('button', { name: '刷新' }));
    expect((await heading()).textContent).toBe('山里有灯的小说');
  });

  it.each([
    ['is off the shelf', { phraseBookInfo: new Refusal(401, '该书籍已下架') }],
    ['is hidden', { phraseBookInfo: aPhraseBook({ hide: 1 }) }],
  ])('%s says so without a button [COVER-18]', async (_, answers) => {
    await openPhrase({ answers });
    expect(await screen.findByText('该书籍已下架')).toBeTruthy();
    expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
  });
});
