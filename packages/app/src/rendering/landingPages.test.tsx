// @vitest-environment node
import { services as everyService } from '@shuye/core-domain/sign';
import { describe, expect, it } from 'vitest';
import { aHost } from '../testing/aHost.ts';
import { fakeServer, Refusal, type Answers } from '../testing/fakeServer.ts';
import { aWireModule, wireBriefs, wirePage } from '../testing/wire.ts';
import { wireSearch } from '../testing/wireSearch.ts';
import { aWireQuestionDetail, wireLabels, wireQuestions } from '../testing/wireQuestions.ts';
import { createPageRenderer } from './createPageRenderer.tsx';

const { bridge, ...settings } = aHost();
const render = createPageRenderer({ ...settings, openBridge: () => bridge });
const addresses = Object.fromEntries(everyService.map((service) => [service, 'https://gateway.test']));

const answers: Answers = {
  hotBooks: { data: { items: wireBriefs('1001').map((book) => ({ ...book, order: 1 })), totalPage: 1 } },
  questionList: wireQuestions(['7']),
  questionInfo: aWireQuestionDetail(),
  labelList: wireLabels,
  labelBooks: { data: { items: wireBriefs('1002'), labelName: '慢热', labelType: 3, totalPage: 1 } },
  rankHome: { data: [{ rankId: 'r1', rankName: '热读榜', books: wireBriefs('1003') }] },
  rankBooks: { data: wireBriefs('1003').map((book) => ({ ...book, order: 1 })), info: { totalPage: 1 } },
  rankClasses: { data: [] },
  categoryPage: { data: [{ group: '男生', items: [{ cid: '7', title: '奇幻' }] }] },
  storePage: wirePage(aWireModule('1')),
  searchQuery: wireSearch(1),
  categoryBooks: { data: wireBriefs('1004'), info: { total: 1, totalPage: 1 } },
  phraseList: { data: { items: [{ queryId: '7', queryName: '纸山图书馆结局', bookId: '1001' }], totalPage: 1 } },
};

const CATEGORY = `/categoryDetail/7/${encodeURIComponent('奇幻')}/${encodeURIComponent('奇幻')}/${encodeURIComponent('男生')}`;

const pageOf = (path: string, change: Answers = {}) =>
  render({
    url: new URL(path, 'https://shuye.test'),
    config: { addresses, signKeys: {}, siteId: '6666', version: '0.1.0' },
    contentOrigin: 'https://gateway.test',
    nowMs: () => 1_790_000_000_000,
    fetch: fakeServer({ ...answers, ...change }).fetch,
  });

describe('a page that leads to books', () => {
  it.each([
    ['/v2/recom', '书1001', '爆款推荐', 'SEO-01, ROUTE-46'],
    ['/v2/question', 'href="/v2/questionDetail/7"', '小说问答', 'SEO-02, ROUTE-47'],
    ['/v2/questionList/c1/1', '奇幻小说问答', '小说问答列表页', 'SEO-03, ROUTE-48'],
    ['/v2/questionDetail/q1', '《山中灯火》是许半山创作的', '小说问答详情页', 'SEO-04, SEO-05, ROUTE-49'],
    ['/v2/questionDetail/q1', '奇幻小说排行榜', '小说问答详情页', 'SEO-06, SEO-07'],
    ['/v2/questionDetail/q1', 'href="/v2/questionDetail/q2"', '小说问答详情页', 'SEO-08'],
    ['/v2/label', 'href="/v2/labelSecond/p1/3"', '标签找书', 'SEO-10, ROUTE-50'],
    ['/v2/labelSecond/p1/3', '书1002', '分类二级页', 'SEO-11, ROUTE-51'],
    ['/v2/hotSearch', 'href="/v2/query/1001/7.html"', '热搜词列表', 'SEO-12, ROUTE-52'],
  ])('%s has %s in its first response, titled %s [%s]', async (path, text, title) => {
    const page = await pageOf(path);
    expect(page?.body).toContain(text);
    expect(page?.head).toContain(`<title>${title}-书页小说</title>`);
    expect(page?.head).toContain(`<link rel="canonical" href="https://shuye.test${path}"/>`);
  });

  it.each(['/v2/recom', '/v2/question', '/v2/label', '/v2/hotSearch'])(
    '%s is left to browsers, which say that there is no data, when it does not come [SEO-13]',
    async (path) => {
      const refused = new Refusal(500, '忙');
      const down = { hotBooks: refused, questionList: refused, labelList: refused, phraseList: refused };
      expect(await pageOf(path, down)).toBeUndefined();
    },
  );

  it.each<[string, Answers]>([
    ['/v2/questionDetail/q9', { questionInfo: new Refusal(404, '没有这个问题') }],
    ['/v2/labelSecond/x/3', { labelBooks: new Refusal(404, '没有这个标签') }],
    ['/rankDetail?rankId=x', { rankBooks: new Refusal(404, '没有这个榜单') }],
    ['/rankDetail?rankId=a.b', { rankBooks: new Response(null, { status: 400 }) }],
    ['/v2/questionList/x/3', { questionList: new Refusal(404, '没有这个标签') }],
    ['/categoryDetail/x/a/b/c', { categoryBooks: new Refusal(404, '没有这个分类') }],
    ['/st/x', { storePage: new Refusal(404, '没有这个页面') }],
  ])('%s that is not there is 404 [SEO-13] [ROUTE-03]', async (path, change) => {
    expect((await pageOf(path, change))?.status).toBe(404);
  });

  it.each([
    ['/categoryDetail/7/%E4%BC%AA/%E4%BC%AA/%E4%BC%AA?sort=score', CATEGORY],
    ['/rankDetail?rankId=r1&rankName=%E4%BC%AA', '/rankDetail?rankId=r1&rankName=%E7%83%AD%E8%AF%BB%E6%A6%9C'],
    ['/v2/labelSecond/p1/99?word=%E4%BC%AA', '/v2/labelSecond/p1/3'],
    ['/v2/labelSecond/p1/1', '/v2/labelSecond/p1/3'],
    ['/v2/questionList/c1/01', '/v2/questionList/c1/1'],
    ['/v2/questionList/c1/2', '/v2/questionList/c1/1'],
    ['/v2/recom?word=%E4%BC%AA&rankName=%E4%BC%AA', '/v2/recom'],
    ['/v2/search/a?rankName=%E4%BC%AA', '/v2/search/a'],
    ['/rankDetail?rankName=%E4%BC%AA', '/rankIndex'],
    ['/st', '/'],
    ['/st/home', '/'],
    ['/st/monthly', '/myVipBookStore'],
  ])(
    'at %s takes no word of its address and is listed as %s [SEO-15] [ROUTE-22] [ROUTE-24]',
    async (path, canonical) => {
      const page = await pageOf(path);
      expect(page?.head.replaceAll('&amp;', '&')).toContain(
        `<link rel="canonical" href="https://shuye.test${canonical}"/>`,
      );
      expect(`${page?.head}${page?.body}${JSON.stringify(page?.data)}`).not.toMatch(/伪|%E4%BC%AA/);
    },
  );

  it('tells search engines its question and its answer in the words of schema.org [SEO-15]', async () => {
    const page = await pageOf('/v2/questionDetail/q1');
    expect(page?.data?.[0]).toMatchObject({
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: '有什么好看的奇幻小说？',
        answerCount: 1,
        acceptedAnswer: { '@type': 'Answer', url: 'https://shuye.test/v2/questionDetail/q1' },
      },
    });
    expect(page?.head).toContain('<meta name="description" content="《山中灯火》是许半山创作的');
  });

  it.each([
    ['/v2/recom', '爆款推荐', 'https://shuye.test/book/1001.html'],
    ['/v2/hotSearch', '热搜词列表', 'https://shuye.test/v2/query/1001/7.html'],
    ['/v2/question', '小说问答', 'https://shuye.test/v2/questionDetail/7'],
    ['/v2/questionList/c1/1', '奇幻小说问答', 'https://shuye.test/v2/questionDetail/7'],
    ['/v2/labelSecond/p1/3', '慢热', 'https://shuye.test/book/1002.html'],
    ['/rankDetail?rankId=r1&rankName=%E7%83%AD%E8%AF%BB%E6%A6%9C', '热读榜', 'https://shuye.test/book/1003.html'],
    ['/rankIndex', '榜单', 'https://shuye.test/rankDetail?rankId=r1&rankName=%E7%83%AD%E8%AF%BB%E6%A6%9C'],
    [CATEGORY, '奇幻', 'https://shuye.test/book/1004.html'],
    [`${CATEGORY}?order=new`, '奇幻', 'https://shuye.test/book/1004.html'],
    ['/categoryIndex', '分类', `https://shuye.test${CATEGORY}`],
  ])('%s tells search engines its list %s, in its description too [SEO-15]', async (path, name, url) => {
    const page = await pageOf(path);
    const list = { '@type': 'ItemList', name, itemListElement: [expect.objectContaining({ position: 1, url })] };
    expect(page?.data).toEqual([expect.objectContaining(list)]);
    expect(page?.head).toContain(`<meta name="description" content="${name}：`);
  });

  it('/v2/label tells search engines every label, in its description too [SEO-15]', async () => {
    const page = await pageOf('/v2/label');
    expect(page?.head).toContain('<meta name="description" content="标签找书：奇幻、慢热"/>');
    expect(page?.data).toMatchObject([
      { name: '标签找书', itemListElement: [{}, { url: 'https://shuye.test/v2/labelSecond/p1/3' }] },
    ]);
  });

  it('says nothing of a list that is empty', async () => {
    expect((await pageOf('/rankIndex', { rankHome: { data: [] } }))?.data).toEqual([]);
  });
});
