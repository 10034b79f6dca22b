// @vitest-environment node
import { encodeChapter } from '@shuye/core-domain/content';
import { services as everyService } from '@shuye/core-domain/sign';
import { describe, expect, it } from 'vitest';
import { aHost } from '../testing/aHost.ts';
import { fakeServer, Refusal, type Answers, type Files } from '../testing/fakeServer.ts';
import { wireSearch } from '../testing/wireSearch.ts';
import { aWireBook, aWireModule, wireChapterList, wireChapters, wirePage } from '../testing/wire.ts';
import { createPageRenderer } from './createPageRenderer.tsx';
import type { PageAnswers } from './PageAnswers.ts';

const { bridge, ...settings } = aHost();
const render = createPageRenderer({
  ...settings,
  reader: { ...settings.reader, showsLockedPreview: true },
  openBridge: () => bridge,
});
const addresses = Object.fromEntries(everyService.map((service) => [service, 'https://gateway.test']));

/** The page of an address, rendered over a server with these answers, and the calls that it took. */
async function renderAt(path: string, answers: Answers, files: Files = {}, shared?: PageAnswers) {
  const server = fakeServer(answers, files);
  const page = await render({
    url: new URL(path, 'https://shuye.test'),
    config: { addresses, signKeys: {}, siteId: '6666', version: '0.1.0' },
    contentOrigin: 'https://gateway.test',
    nowMs: () => 1_790_000_000_000,
    fetch: server.fetch,
    ...(shared ? { answers: shared } : {}),
  });
  return { page, calls: server.seen.map(({ name }) => name) };
}

const answers: Answers = {
  storePage: wirePage(aWireModule('1'), aWireModule('2', { template: 'slideList' })),
  bookInfo: aWireBook({ disType: 1 }),
  chapterList: wireChapterList(['', wireChapters(120)]),
  phraseBookInfo: aWireBook({ queryName: '会修灯的人', queryType: 'plot' }),
  shortStory: { data: { bookId: '1001', bookName: '山中灯火', desc: '一盏灯，一座山。', content: '灯' } },
};

describe('a page rendered by a server', () => {
  it.each([
    ['/', '栏目2', '<title>书页小说</title>'],
    ['/cover/1001', '山中灯火', '<title>山中灯火-书页小说</title>'],
    ['/book/1001.html', '第1章', '<title>山中灯火-书页小说</title>'],
    ['/catalog/1001', '第18章', '<title>目录-书页小说</title>'],
  ])('%s has its text and its title in the first response [SEO-15] [PROD-12]', async (path, text, title) => {
    const { page } = await renderAt(path, answers);
    expect(page?.body).toContain(text);
    expect(page?.head).toContain(title);
    expect(page?.body).not.toContain('<title>');
  });

  it('/v2/search/灯 has what the word finds in its first response [SEARCH-29] [ROUTE-33] [SEO-15]', async () => {
    const { page } = await renderAt(`/v2/search/${encodeURIComponent('灯')}`, { searchQuery: wireSearch(25) });
    expect(page?.body).toMatch(/aria-label="搜索结果".*href="\/book\/|aria-label="搜索结果".*href="\/cover\//s);
    expect(page?.head).toContain('<link rel="canonical" href="https://shuye.test/v2/search/%E7%81%AF"/>');
  });

  it.each([
    ['/search', /aria-label="热门搜索"/],
    [`/search?word=${encodeURIComponent('灯')}`, /aria-label="搜索结果".*href="\/cover\//s],
  ])('%s has a form in its first response that works without scripts [SEO-15]', async (path, words) => {
    const { page } = await renderAt(path, { searchResult: wireSearch(25), hotWords: { data: [{ title: '灯' }] } });
    expect(page?.body).toMatch(/<form [^>]*role="search"[^>]*action="\/search"/);
    expect(page?.body).toMatch(/<input [^>]*name="word"/);
    expect(page?.body).toMatch(words);
  });

  it('asks for everything once, also for what one answer names of another', async () => {
    const { calls } = await renderAt('/catalog/1001', answers);
    expect(calls.filter((name) => name === 'bookInfo' || name === 'chapterList')).toEqual(['bookInfo', 'chapterList']);
  });

  it('brings its answers along, in a state that JSON can carry [SEO-16]', async () => {
    const { page } = await renderAt('/catalog/1001', answers);
    expect(JSON.parse(JSON.stringify(page?.state))).toEqual(page?.state);
    expect(page?.state?.queries.queries.map(({ queryKey }) => queryKey)).toEqual(
      expect.arrayContaining([
        ['book', '1001'],
        ['chapters', '1001'],
      ]),
    );
  });

  it.each(['/shelf', '/myself', '/nowhere'])('%s is left to browsers [SEO-15]', async (path) => {
    expect(await renderAt(path, answers)).toEqual({ page: undefined, calls: [] });
  });

  it('is left to browsers when its data does not come', async () => {
    expect((await renderAt('/', { storePage: new Refusal(500, 'x') })).page).toBeUndefined();
    expect((await renderAt('/', {})).page).toBeUndefined();
  });

  it('asks for nothing that an earlier page was answered, and is the same page [SEO-15]', async () => {
    const shared: PageAnswers = new Map<string, unknown>();
    const first = await renderAt('/catalog/1001', answers, {}, shared);
    const again = await renderAt('/catalog/1001', answers, {}, shared);
    expect(again.calls).toEqual([]);
    expect(again.page?.body).toBe(first.page?.body);
    expect(again.page?.state?.queries.queries.map(({ queryHash }) => queryHash).sort()).toEqual(
      first.page?.state?.queries.queries.map(({ queryHash }) => queryHash).sort(),
    );
    expect((await renderAt('/cover/1001', answers, {}, shared)).calls).not.toContain('bookInfo');
    expect((await renderAt('/cover/1001?siteid=7001', answers, {}, shared)).calls).toContain('bookInfo');
  });

  it('says nothing of any reader', async () => {
    const { page } = await renderAt('/', answers);
    expect(page?.body).not.toContain('接着读');
  });
});

const encoded = (text: string): object => ({
  state: 200,
  ChapterContent: encodeChapter(new TextEncoder().encode(text)),
});

/** The chapters that a page leads to; the first one is the book's own address in the reader. */
const linkedChapters = (html = '') =>
  new Set(
    [...html.matchAll(/href="\/reader\/1001[^"]*?(?:forceChapterId=(c\d+))?(?:&amp;[^"]*)?"/g)].map(
      ([, id]) => id ?? 'c1',
    ),
  );

describe('a list of ten thousand chapters', () => {
  const long = { ...answers, chapterList: wireChapterList(['', wireChapters(10_000)]) };

  it('is links in groups, each chapter on one of its pages [CAT-07] [SEO-15]', async () => {
    const { page } = await renderAt('/catalog/1001', long);
    expect([...(page?.body ?? '').matchAll(/href="\/catalog\/1001\?group=(\d+)"/g)].map(([, at]) => at)).toEqual(
      Array.from({ length: 49 }, (_, at) => `${at + 2}`),
    );
    const found = linkedChapters(page?.body);
    expect([found.has('c1'), found.has('c200'), found.has('c201')]).toEqual([true, true, false]);
    const last = await renderAt('/catalog/1001?group=50', long);
    const foundLast = linkedChapters(last.page?.body);
    expect([foundLast.has('c9801'), foundLast.has('c10000'), foundLast.has('c9800')]).toEqual([true, true, false]);
    expect(last.page?.head).toContain('<link rel="canonical" href="https://shuye.test/catalog/1001?group=50"/>');
    expect(Buffer.byteLength(page?.body ?? '')).toBeLessThan(60 * 1024);
  });

  it.each(['51', '0', 'x', '1'])('has one address for its beginning, whatever else is asked for: %s', async (group) => {
    const { page } = await renderAt(`/catalog/1001?group=${group}`, long);
    expect(page?.head).toContain('<link rel="canonical" href="https://shuye.test/catalog/1001"/>');
  });
});

describe('what search engines and shared links are told', () => {
  it('is one address in one language: traditional characters are how a device shows a page', async () => {
    for (const path of ['/cover/1001', '/catalog/1001', '/']) {
      const { page } = await renderAt(path, answers);
      expect(page?.head.match(/rel="canonical"/g)).toHaveLength(1);
      expect(page?.head).not.toContain('hreflang');
    }
  });

  it.each([
    ['/cover/1001', '/book/1001.html'],
    ['/cover2/1001', '/book/1001.html'],
    ['/book/1001', '/book/1001.html'],
    ['/book/1001.html?rid=7', '/book/1001.html'],
    ['/catalog/1001/', '/catalog/1001'],
    ['/?from=x', '/'],
    ['/st/male/?a=1', '/st/male'],
    ['/v2/query/1001/7', '/v2/query/1001/7.html'],
    ['/shortStory/1001?rid=7', '/shortStory/1001'],
  ])('of %s is that its one address is %s [SEO-15]', async (path, canonical) => {
    const { page } = await renderAt(path, answers);
    expect(page?.head).toContain(`<link rel="canonical" href="https://shuye.test${canonical}"/>`);
  });

  it('of a book is the beginning of its description, its card, and a book in the words of schema.org [SEO-15]', async () => {
    const desc = `${'山'.repeat(98)}\n"灯"<`;
    const { page } = await renderAt('/cover/1001', { ...answers, bookInfo: aWireBook({ desc }) });
    expect(page?.head).toContain(`<meta name="description" content="${'山'.repeat(98)} &quot;"/>`);
    expect(page?.head).toContain('<meta property="og:image" content="https://shuye.test/cards/1001.png"/>');
    expect(page?.head).toContain('<meta property="og:title" content="山中灯火-书页小说"/>');
    expect(page?.head).toContain(
      '<link rel="alternate" type="application/atom+xml" href="https://shuye.test/feed/1001.xml"/>',
    );
    expect(page?.data).toEqual([
      expect.objectContaining({
        '@type': 'Book',
        name: '山中灯火',
        author: { '@type': 'Person', name: '许半山' },
        url: 'https://shuye.test/book/1001.html',
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  });

  it('of a phrase is what they are told of its book, under the address of the phrase [SEO-15] [QCOVER-07]', async () => {
    const { page } = await renderAt('/v2/query/1001/7.html', answers);
    expect(page?.head).toContain('<title>会修灯的人-书页小说</title>');
    expect(page?.head).toContain('<meta name="description" content="一盏灯，一座山。"/>');
    expect(page?.head).toContain('<meta property="og:image" content="https://shuye.test/cards/1001.png"/>');
    expect(page?.data).toEqual([
      expect.objectContaining({ '@type': 'Book', url: 'https://shuye.test/book/1001.html' }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  });

  it('of a number that is no phrase of the book is the address of the book [SEO-15]', async () => {
    const { page } = await renderAt('/v2/query/1001/999.html', { ...answers, phraseBookInfo: aWireBook() });
    expect(page?.head).toContain('<link rel="canonical" href="https://shuye.test/book/1001.html"/>');
  });

  it('of a short story is its description and its card [SEO-15]', async () => {
    const { page } = await renderAt('/shortStory/1001', answers);
    expect(page?.head).toContain('<meta name="description" content="一盏灯，一座山。"/>');
    expect(page?.head).toContain('<meta property="og:image" content="https://shuye.test/cards/1001.png"/>');
  });

  it.each([
    ['</title><script>alert(1)</script>', '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<!--<img src=x onerror=alert(1)>', '&lt;!--&lt;img src=x onerror=alert(1)&gt;'],
    ['" onload="x', '&quot; onload=&quot;x'],
    ['灯\u2028火\u202E', '灯\u2028火\u202E'],
    ['灯'.repeat(1000), '灯'.repeat(1000)],
  ])('of a book is its words as text, whatever they are: %j [SEO-15]', async (title, escaped) => {
    const { page } = await renderAt('/cover/1001', {
      ...answers,
      bookInfo: aWireBook({ bookName: title, authorName: title, desc: title }),
    });
    expect(page?.head).toContain(`<title>${escaped}-书页小说</title>`);
    expect(page?.body).toContain(escaped);
    expect(`${page?.head}${page?.body}`).not.toMatch(/<script|<img src=x|<!--<| onload="/);
    expect(page?.data).toEqual(expect.arrayContaining([expect.objectContaining({ '@type': 'Book', name: title })]));
  });

  it('of a book whose title is 100 KB is that title as text', async () => {
    const { page } = await renderAt('/cover/1001', {
      ...answers,
      bookInfo: aWireBook({ bookName: `<b>${'灯'.repeat(34_000)}` }),
    });
    expect(page?.status).toBe(200);
    expect(page?.body).toContain(`&lt;b&gt;${'灯'.repeat(34_000)}`);
  });

  it.each(['/categoryDetail/%E0%A4%A/a/b/c', '/v2/query/1001/%.html', '/st/%00', '/v2/labelSecond/%ff/3'])(
    'of an address with a broken escape is no fault: %s',
    async (path) => {
      const { page } = await renderAt(path, answers);
      expect(page === undefined || page.status === 200).toBe(true);
    },
  );

  const BOOK_PAGES = [
    '/cover/1001',
    '/book/1001.html',
    '/catalog/1001',
    '/reader/1001',
    '/v2/query/1001/7.html',
    '/shortStory/1001',
  ];
  const offShelf = new Refusal(401, '书籍已下架');
  const unshelved = { bookInfo: offShelf, phraseBookInfo: offShelf, shortStory: offShelf };

  it.each(BOOK_PAGES)('of a book that is not there is 404: %s [ROUTE-03]', async (path) => {
    const { page } = await renderAt(path, unshelved);
    expect(page).toEqual({ status: 404, head: '', body: '' });
  });

  it.each(BOOK_PAGES)('of a book that was taken down is 410: %s [ROUTE-03]', async (path) => {
    const { page } = await renderAt(path, unshelved, { '/feed/1001.xml': () => new Response(null, { status: 410 }) });
    expect(page).toEqual({ status: 410, head: '', body: '' });
  });

  const closed = aWireBook({ listIsOpen: 0, coverIsOpen: 0, readIsOpen: 1, buyIsOpen: 0 });

  it.each(BOOK_PAGES.slice(0, 4))('of a book that is open to its buyers alone is 410: %s [LOCK-05]', async (path) => {
    const gone = { '/feed/1001.xml': () => new Response(null, { status: 410 }) };
    const { page } = await renderAt(path, { ...answers, bookInfo: closed }, gone);
    expect(page).toEqual({ status: 410, head: '', body: '' });
  });
});

describe('a chapter rendered by a server', () => {
  const list = wireChapterList(['', wireChapters(12).map((chapter) => ({ ...chapter, shortContUrlSuffix: 'p.json' }))]);
  const book: Answers = {
    bookInfo: aWireBook(),
    chapterList: { data: { ...list.data, shortContUrlPrefix: '/content/short/' } },
  };
  const files: Files = {
    '/content/free/1001/1.json': () => encoded('灯亮了。\n山里没有人 <b>。'),
    '/content/free/1001/3.json': () => encoded('第三章的正文。'),
    '/content/short/p.json': () => encoded('山中有一盏灯'),
  };

  it('is text for everyone, with the ways on from it [SEO-15] [PROD-12]', async () => {
    const { page } = await renderAt('/reader/1001', book, files);
    expect(page?.head).toContain('<title>第1章-山中灯火-书页小说</title>');
    expect(page?.preview).toContain('<p>灯亮了。</p><p>山里没有人 &lt;b&gt;。</p>');
    expect(page?.preview).toContain('<a href="/reader/1001?forceChapterId=c2" rel="next">下一章</a>');
    expect(page?.preview).toContain('<a href="/catalog/1001">目录</a>');
    expect(page?.preview).not.toContain('上一章');
    expect(page).toMatchObject({ body: '' });
    expect(page?.head).toContain('<link rel="canonical" href="https://shuye.test/reader/1001"/>');
    expect(page?.head).toContain('<meta name="description" content="灯亮了。 山里没有人 &lt;b&gt;。"/>');
    expect(page?.data).toEqual([
      expect.objectContaining({ '@type': 'Chapter', position: 1, isAccessibleForFree: true }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
    expect(page).not.toHaveProperty('state');
  });

  it('is the one that the address asks for [RPARAM-02]', async () => {
    const { page } = await renderAt('/reader/1001?forceChapterIndex=2', book, files);
    expect(page?.preview).toContain('<p>第三章的正文。</p>');
    expect(page?.preview).toContain('forceChapterId=c2" rel="prev"');
  });

  it('is its beginning and its price where it is locked, and nothing behind it is asked for [SEO-15]', async () => {
    const { page } = await renderAt('/reader/1001?forceChapterIndex=10', book, files);
    expect(page?.preview).toContain('<p>山中有一盏灯</p>');
    expect(page?.preview).toContain('本章为付费章节，12书豆');
  });

  it('is not begun where the server forbids it for the book [API-28] [READER-43]', async () => {
    const loadResource = { data: { reader_option: { showLockedPreview: 0 } } };
    const { page } = await renderAt('/reader/1001?forceChapterIndex=10', { ...book, loadResource }, files);
    expect(page?.preview).not.toContain('山中有一盏灯');
    expect(page?.preview).toContain('本章为付费章节，12书豆');
  });

  it('has the words of its heading apart, as the reader writes them', async () => {
    const spoken = wireChapters(12).map((chapter) => ({ ...chapter, chapterName: '第一章 夜航' }));
    const { page } = await renderAt('/reader/1001', { ...book, chapterList: wireChapterList(['', spoken]) }, files);
    expect(page?.preview).toContain('<h1><span>第一章</span> <span>夜航</span></h1>');
  });

  it('is the words of its markup where the book is an EPUB [SEO-15]', async () => {
    const markup = '<h1>第 1 章</h1><p>灯<em>亮</em>了 &lt;b&gt;。</p><p><img src="a.png" alt=""/></p>';
    const epub = { ...files, '/content/free/1001/1.json': () => ({ state: 200, ChapterContent: markup, css: 'p{}' }) };
    const chapterLists = {
      epubChapterList: { data: { ...list.data, chapterList: wireChapters(12) } },
      epubCatalogList: { data: { catalogList: [] } },
    };
    const isEpub = { ...book, ...chapterLists, bookInfo: aWireBook({ formats: 2 }) } as Answers;
    const { page } = await renderAt('/reader/1001', isEpub, epub);
    expect(page?.preview).toContain('<p>灯亮了 &lt;b&gt;。</p>');
    expect(page?.preview).toMatch(/<h1>.*<\/h1><div><p>灯/);
  });

  it('is left to browsers when the book has no chapters', async () => {
    const page = await renderAt('/reader/1001', { ...book, chapterList: wireChapterList() }, files);
    expect(page.page).toBeUndefined();
  });
});
