import { BookFormat, BookPayMode, DiscountType, FreeStack } from '@shuye/core-domain/book';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requestSchema } from '../defineCall.ts';
import { calls, type AnyCall } from './index.ts';

interface Answered {
  answer: v.GenericSchema;
  toResult: (answer: never) => unknown;
}

const result = (call: Answered, answer: unknown) => call.toResult(v.parse(call.answer, answer) as never);

describe('every declared call', () => {
  it.each([
    { id: 'API-06', name: 'bookInfo', method: 'POST', path: '/openapi/book/info' },
    { id: 'API-01', name: 'chapterList', method: 'GET', path: '/openapi/book/chapterlist' },
    { id: 'API-02', name: 'epubChapterList', method: 'GET', path: '/openapi/epub/chapterlist' },
    { id: 'API-03', name: 'epubCatalogList', method: 'GET', path: '/openapi/epub/cataloglist' },
    { id: 'API-07', name: 'phraseBookInfo', method: 'POST', path: '/h5api/book/info' },
    { id: 'API-09', name: 'chapterPreview', method: 'POST', path: '/api/sqapi/bff/api/reader/h5contentPreview' },
    { id: 'API-10', name: 'shortStory', method: 'POST', path: '/api/sqapi/bff/api/reader/contentPreview' },
    { id: 'API-11', name: 'latestChapters', method: 'POST', path: '/api/bcsbizpub/biz/book/chapter/list/limit' },
    { id: 'API-15', name: 'buyChapter', method: 'POST', path: '/openapi/buy/index' },
    { id: 'API-16', name: 'buyBook', method: 'POST', path: '/openapi/fullbuy/index' },
    { id: 'API-17', name: 'buyChapters', method: 'POST', path: '/openapi/chapterbatchbuy/index' },
    { id: 'API-32', name: 'topUpProducts', method: 'POST', path: '/getProducts' },
    { id: 'API-33', name: 'createOrder', method: 'POST', path: '/createOrder' },
    { id: 'API-34', name: 'orderDetail', method: 'POST', path: '/getOrderDetail' },
    { id: 'API-20', name: 'adInfo', method: 'POST', path: '/ad/info' },
    { id: 'API-21', name: 'adContent', method: 'GET', path: '/ad/content' },
    { id: 'API-22', name: 'adEvent', method: 'POST', path: '/ad/event' },
    { id: 'API-23', name: 'refreshLogin', method: 'POST', path: '/auth/refresh' },
    { id: 'AUTH-13', name: 'logInByHost', method: 'POST', path: '/auth/host' },
    { id: 'EVT-07', name: 'monitorTrouble', method: 'POST', path: '/event/monitor' },
    { id: 'API-29', name: 'userBaseInfo', method: 'GET', path: '/accountapi/v1/sapi/account/userBaseInfo' },
    { id: 'API-30', name: 'userInfo', method: 'POST', path: '/openapi/userinfo/info' },
    { id: 'API-31', name: 'logOut', method: 'POST', path: '/appapi/login_server/pc/app_login_out_server.php' },
    { id: 'API-24', name: 'reportReadingTime', method: 'POST', path: '/openapi/read/time/report' },
    { id: 'API-25', name: 'reportReadingMoment', method: 'POST', path: '/openapi/read/stat/report' },
    { id: 'API-26', name: 'reportEnergyProgress', method: 'POST', path: '/openapi/energy/progress' },
    { id: 'API-38', name: 'commentList', method: 'GET', path: '/comment/list' },
    { id: 'API-39', name: 'bookScore', method: 'GET', path: '/api/comment/score' },
    { id: 'API-45', name: 'categoryPage', method: 'GET', path: '/interest/page' },
    { id: 'API-46', name: 'rankClasses', method: 'GET', path: '/openapi/rankv2/class' },
    { id: 'API-47', name: 'categoryBooks', method: 'GET', path: '/novel/api' },
    { id: 'API-48', name: 'rankHome', method: 'GET', path: '/novel/api' },
    { id: 'API-49', name: 'rankBooks', method: 'GET', path: '/novel/api' },
    { id: 'API-50', name: 'searchResult', method: 'GET', path: '/search/result' },
    { id: 'API-51', name: 'suggestWords', method: 'GET', path: '/search/suggest' },
    { id: 'API-52', name: 'hotWords', method: 'GET', path: '/search/hot' },
    { id: 'API-53', name: 'searchQuery', method: 'GET', path: '/search/query' },
    { id: 'API-56', name: 'hotBooks', method: 'POST', path: '/api/bcsbizai/seo/query/books' },
    { id: 'API-57', name: 'questionList', method: 'POST', path: '/api/bcsbizai/seo/question/list' },
    { id: 'API-58', name: 'questionRanks', method: 'POST', path: '/api/bcsbizai/seo/question/ranks' },
    { id: 'API-59', name: 'questionInfo', method: 'POST', path: '/api/bcsbizai/seo/question/info' },
    { id: 'API-60', name: 'labelList', method: 'POST', path: '/api/bcsbizai/category/column/allitems' },
    { id: 'API-61', name: 'labelBooks', method: 'POST', path: '/api/bcsbizai/xapi/categoryAndTag/books/h5' },
    { id: 'API-62', name: 'phraseList', method: 'POST', path: '/api/bcsbizai/seo/search/query/list' },
    { id: 'API-63', name: 'phraseDetail', method: 'POST', path: '/api/bcsbizai/seo/search/query/detail' },
    { id: 'API-65', name: 'collectEvents', method: 'POST', path: '/event/collect' },
    { id: 'API-14', name: 'loadResource', method: 'POST', path: '/load/resource' },
    { id: 'API-37', name: 'recommend', method: 'GET', path: '/recommend/index' },
    { id: 'API-43', name: 'storePage', method: 'POST', path: '/bookstore/miniapp' },
    { id: 'API-44', name: 'storeModule', method: 'POST', path: '/bookstore/miniapp/model/update' },
    { id: 'API-35', name: 'membershipOffer', method: 'POST', path: '/openapi/month/batchinfo' },
    { id: 'API-36', name: 'buyMembership', method: 'POST', path: '/openapi/month/buy' },
    { id: 'API-54', name: 'ticketList', method: 'POST', path: '/ticket/ticketlist' },
    { id: 'API-55', name: 'accountRecords', method: 'POST', path: '/openapi/consumespay/list' },
    { id: 'API-64', name: 'claimGift', method: 'POST', path: '/api/alipay/firstcollection/reveice' },
    { id: 'API-67', name: 'boughtBooks', method: 'POST', path: '/openapi/boughtbooks/list' },
    { id: 'API-40', name: 'syncBookmarks', method: 'POST', path: '/api/v1/sync/bookmarks' },
    { id: 'API-04', name: 'checkBooks', method: 'POST', path: '/openapi/book/checkup' },
    { id: 'API-05', name: 'presetBookList', method: 'POST', path: '/openapi/recom/column' },
  ] as const)('$name is $method $path [$id]', ({ name, method, path }) => {
    expect([calls[name].name, calls[name].method, calls[name].path]).toEqual([name, method, path]);
  });

  it('is told apart from the others of its path by a field of one value', () => {
    const all: readonly AnyCall[] = Object.values(calls);
    const ways = new Map<string, string[]>();
    for (const { method, path, selectedBy, request } of all) {
      const field = request[selectedBy ?? ''];
      const value = field && 'literal' in field ? String(field.literal) : '';
      const way = `${method} ${path}`;
      ways.set(way, [...(ways.get(way) ?? []), value]);
    }
    const shared = [...ways].filter(([, values]) => values.length > 1);
    expect(shared).toEqual([['GET /novel/api', ['is_caterank', 'is_rank_list', 'is_rank_home']]]);
  });

  it.each(Object.values(calls))('$name refuses fields that it does not know', (call) => {
    const issues = v.safeParse(requestSchema(call), { surprise: 1 }).issues ?? [];
    expect(issues.some((issue) => v.getDotPath(issue) === 'surprise')).toBe(true);
  });
});

describe('a book on the wire', () => {
  const wire = {
    bookId: 1001,
    bookName: '山中灯火',
    authorName: '许半山',
    formats: '2',
    state: 2,
    payMode: '1',
    price: '50',
    disType: 5,
    freeStack: 0,
    shelfStatus: 2,
    tag: ['灯', { tagId: 9, tagName: '山' }],
    heroName: '["甲",{"name":"乙"}]',
    limitFreeEnd: 99,
    scoreInfo: { bookScore: 8.7, commentPeopleNum: 12 },
    lastChapter: { chapterId: 5, chapterName: '末章', updateTime: 77 },
  };

  it('is read with its numbers as text and its names in two spellings [ENT-01]', () => {
    expect(result(calls.bookInfo, { data: wire })).toMatchObject({
      bookId: '1001',
      title: '山中灯火',
      author: '许半山',
      format: BookFormat.Epub,
      status: 'finished',
      payMode: BookPayMode.Total,
      beanPrice: 50,
      discount: DiscountType.SuperVip,
      freeStack: FreeStack.ByChapter,
      openness: { takenDown: true, list: false },
      tags: [
        { tagId: '灯', name: '灯' },
        { tagId: '9', name: '山' },
      ],
      heroes: ['甲', '乙'],
      limitedFreeEnd: 99,
      score: 8.7,
      reviewerCount: 12,
      lastChapter: { chapterId: '5', title: '末章', updatedAt: 77 },
    });
  });

  it.each([
    ['state 1', { state: 1 }, 'ongoing'],
    ['state 2', { state: 2 }, 'finished'],
    ['no state and status 0', { status: 0 }, 'ongoing'],
    ['no state and status 1', { status: 1 }, 'finished'],
  ])('is %s: %o [ENUM-10] [ENUM-11]', (_name, state, status) => {
    expect(result(calls.bookInfo, { data: { bookId: 1, bookName: '甲', ...state } })).toMatchObject({ status });
  });

  it.each(['', 'not json', '{"name":"甲"}', '[1,null,""]'])('has no heroes when they are written as %j', (heroName) => {
    expect(result(calls.bookInfo, { data: { bookId: 1, bookName: '甲', heroName } })).toMatchObject({ heroes: [] });
  });
});

const chapter = (chapterId: number, chapterName: string, more: object = {}) => ({
  chapterId,
  chapterName,
  contUrlSuffix: `1/1/${chapterId}.json`,
  ...more,
});
const volume = (volumeId: number, volumeName: string, ...volumeList: object[]) => ({
  volumeId,
  volumeName,
  volumeList,
});

describe('a chapter list on the wire', () => {
  const prefixes = { freeContUrlPrefix: '/content/free/', chargeContUrlPrefix: '/content/charge/' };
  const list = (...chapterList: object[]) =>
    result(calls.chapterList, { data: { bookId: 1, chapterList, ...prefixes } });

  it('is flattened, with the volumes as headings where there are two or more [CAT-07]', () => {
    const flat = list(
      volume(1, '上卷', chapter(11, '第一章初见')),
      volume(2, '下卷', chapter(12, '第二章'), chapter(13, '尾声')),
    );
    expect(flat).toMatchObject({
      chapters: [
        { chapterId: '11', index: 0, ordinal: 1, title: '第一章 初见' },
        { chapterId: '12', index: 1, ordinal: 2 },
        { chapterId: '13', index: 2, ordinal: 3 },
      ],
      volumes: [
        { title: '上卷', firstIndex: 0 },
        { title: '下卷', firstIndex: 1 },
      ],
      prefixes: { free: '/content/free/', charge: '/content/charge/' },
    });
  });

  it('shows no volume where there is only one', () => {
    expect(list(volume(1, '正文', chapter(11, '一')))).toMatchObject({ volumes: [] });
  });

  it('reads the parts of a chapter, each free or charged by itself [CACHE-10]', () => {
    const contUrlSuffix = [
      { contUrlSuffix: 'a.json', isFreeRead: 1 },
      { contUrlSuffix: 'b.json', isFreeRead: 0 },
    ];
    expect(list(volume(1, '正文', chapter(11, '一', { contUrlSuffix })))).toMatchObject({
      chapters: [
        {
          parts: [
            { suffix: 'a.json', isFree: true },
            { suffix: 'b.json', isFree: false },
          ],
        },
      ],
    });
  });
});

describe('a page of the store on the wire', () => {
  it('is read as modules with their corner and items [ENT-36]', () => {
    const model = {
      id: 3,
      template: 'form',
      title: '大家都在读',
      props: { redirectType: 'switch', scheme: '', maxNumber: '6' },
      data: {
        items: [
          { bid: 7, bookName: '末班车', bookCover: '/covers/7.svg', actionType: 'book' },
          { name: '榜单', actionType: 'teleport' },
        ],
      },
    };
    expect(result(calls.storePage, { models: [model], switch: { homeRecommend: 1 } })).toMatchObject({
      modules: [
        {
          moduleId: '3',
          redirect: 'switch',
          maxNumber: 6,
          items: [
            { action: 'book', book: { bookId: '7', title: '末班车', coverUrl: '/covers/7.svg' } },
            { action: 'none', name: '榜单' },
          ],
        },
      ],
      flags: { homeRecommend: true },
    });
  });

  it('parses an answer whose lists are missing', () => {
    expect(result(calls.storePage, {})).toEqual({ modules: [], flags: {} });
  });
});
