import { calls } from '@shuye/api-client/calls';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aBookRow, aChapterRow } from '../testing/aBookRow.ts';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';

const chapters = [
  aChapterRow(1),
  aChapterRow(2, { volume: 2, volume_title: '下卷' }),
  aChapterRow(3, { volume: 2, volume_title: '下卷' }),
];
const library = { books: [aBookRow()], chapters };
const removed = { state: 401, message: '该书籍已下架' };

/** Reads an answer as the client does: a handler that drifts from its declaration fails here. */
const read = <Output>(call: { answer: v.GenericSchema; toResult: (answer: never) => Output }, body: unknown): Output =>
  call.toResult(v.parse(call.answer, body) as never);

describe('book info', () => {
  it('tells the book, its ends and the clock of its rights [API-06]', async () => {
    const { form } = await startTestGateway(library);
    const { body } = await form('/openapi/book/info', 'book', { bookId: '1001', needFreeStack: 1 });
    expect(read(calls.bookInfo, body)).toMatchObject({
      bookId: '1001',
      coverUrl: '/covers/1001-abcdef01.svg',
      heroes: ['祁麦'],
      beanPrice: 5,
      serverTime: NOW / 1000,
      firstChapter: { chapterId: '5001' },
      lastChapter: { chapterId: '5003', updatedAt: 1_790_000_000 },
      isBought: false,
    });
  });

  it.each([
    ['that nobody knows', { bookId: '77' }, {}],
    ['that is taken down', { bookId: '1001' }, { taken_down: 1 as const }],
    ['that is hidden', { bookId: '1001' }, { hidden: 1 as const }],
  ])('speaks of a book %s as removed [LOCK-01]', async (_name, fields, change) => {
    const { form } = await startTestGateway({ books: [aBookRow(change)] });
    expect((await form('/openapi/book/info', 'book', fields)).body).toEqual(removed);
  });
});

describe('chapter lists', () => {
  it('come volume by volume with the prefixes of their content [API-01]', async () => {
    const { get } = await startTestGateway(library);
    const { body } = await get('/openapi/book/chapterlist', 'book', { bookId: '1001' });
    const list = read(calls.chapterList, body);
    expect(list.volumes).toEqual([
      { title: '正文', firstIndex: 0 },
      { title: '下卷', firstIndex: 1 },
    ]);
    expect(list.chapters.map(({ chapterId, isFree, beanPrice }) => [chapterId, isFree, beanPrice])).toEqual([
      ['5001', true, 0],
      ['5002', false, 10],
      ['5003', false, 10],
    ]);
    expect(list.prefixes).toEqual({ free: '/content/free/', charge: '/content/charge/', preview: '/content/short/' });
  });

  it('come flat for an epub, with its table of contents beside [API-02] [API-03]', async () => {
    const { get } = await startTestGateway({ books: [aBookRow({ format: 2 })], chapters });
    const list = read(calls.epubChapterList, (await get('/openapi/epub/chapterlist', 'book', { bookId: '1001' })).body);
    const catalog = read(
      calls.epubCatalogList,
      (await get('/openapi/epub/cataloglist', 'book', { bookId: '1001' })).body,
    );
    expect(list.chapters.map(({ chapterId }) => chapterId)).toEqual(catalog.map(({ chapterId }) => chapterId));
  });

  it('are refused for a book of the other format', async () => {
    const { get } = await startTestGateway(library);
    expect((await get('/openapi/epub/chapterlist', 'book', { bookId: '1001' })).body).toMatchObject({
      state: 404,
      message: '书籍不存在',
    });
  });
});

describe('recommendations', () => {
  const books = [1, 2, 3, 4, 5, 6].map((id) => aBookRow({ id, category: id < 3 ? '奇幻' : '都市' }));

  it('put books of the same kind first and leave out the book itself and those shown [API-37] [RECOM-06]', async () => {
    const { get } = await startTestGateway({ books });
    const { body } = await get('/recommend/index', 'recommend', {
      id: '1',
      do: 'recom',
      qtf: 'h5',
      qtn: 'cover',
      nums: 3,
      bids: '4,5',
    });
    expect(read(calls.recommend, body).books.map(({ bookId }) => bookId)).toEqual(['2', '3', '6']);
  });

  it('refuse a book that is not to be recommended from [RECOM-01] [ERR-48]', async () => {
    const { get } = await startTestGateway({ books: [aBookRow({ recommendable: 0 })] });
    const { body } = await get('/recommend/index', 'recommend', {
      id: '1001',
      do: 'recom',
      qtf: 'h5',
      qtn: 'cover',
      nums: 3,
    });
    expect(body).toEqual({ status: 666, message: '服务器异常,稍后重试' });
  });
});

const plan = (value: object) => JSON.stringify(value);

describe('the store', () => {
  const books = [1, 2, 3].map((id) =>
    aBookRow({ id, popularity: id, limited_free_end: NOW / 1000 + id * 60, discount: id === 3 ? 0 : 1 }),
  );
  const modules = [
    {
      page: 'home',
      position: 2,
      template: 'form',
      title: '在读',
      plan: plan({ books: { order: 'popular', limit: 2 }, redirect: 'switch' }),
    },
    {
      page: 'home',
      position: 1,
      template: 'navBar',
      title: '',
      plan: plan({ items: [{ name: '榜单', route: '/rankIndex' }] }),
    },
    {
      page: 'home',
      position: 3,
      template: 'slideList',
      title: '限免',
      plan: plan({ books: { discount: 1, order: 'popular', limit: 6 } }),
    },
    {
      page: 'home',
      position: 4,
      template: 'list',
      title: '空',
      plan: plan({ books: { category: '没有', order: 'popular', limit: 6 } }),
    },
  ];
  const page = async (name: string) => {
    const { ask } = await startTestGateway({ books, modules });
    return read(
      calls.storePage,
      (await ask('/bookstore/miniapp', { method: 'POST', body: JSON.stringify({ userId: '8000000', page: name }) }))
        .body,
    );
  };

  it('gives the modules of a page in their order, without those that have nothing to show [API-43]', async () => {
    const { modules: shown } = await page('home');
    expect(shown.map(({ template }) => template)).toEqual(['navBar', 'form', 'slideList']);
    expect(shown[1]?.items.map(({ book }) => book?.bookId)).toEqual(['3', '2']);
    expect(shown[1]?.redirect).toBe('switch');
  });

  it('counts down to the first end of what it shows [STORE-07]', async () => {
    const { modules: shown } = await page('home');
    expect(shown[2]).toMatchObject({ time: { currentTime: NOW / 1000, endTime: NOW / 1000 + 60 } });
  });

  it('returns no modules for an unknown page', async () => {
    expect((await page('nowhere')).modules).toEqual([]);
  });

  it('gives one module again [API-44]', async () => {
    const { ask, database } = await startTestGateway({ books, modules });
    const row = await database
      .selectFrom('store_module')
      .selectAll()
      .where('template', '=', 'form')
      .executeTakeFirstOrThrow();
    const update = (modelId: string) =>
      ask('/bookstore/miniapp/model/update', {
        method: 'POST',
        body: JSON.stringify({ userId: '8000000', page: 'home', modelId }),
      });
    expect(read(calls.storeModule, (await update(String(row.id))).body).moduleId).toBe(String(row.id));
    expect((await update('999')).body).toMatchObject({ state: 404, message: '没有这个栏目' });
  });
});

describe('resources and shelves', () => {
  it('give the settings of a place for a book that is there [API-14] [API-28]', async () => {
    const { form } = await startTestGateway(library);
    const { body } = await form('/load/resource', 'resource', {
      user_id: undefined,
      resources: { reader_option: { bookId: '1001' } },
    });
    expect(read(calls.loadResource, body)).toMatchObject({ reader_option: { bookId: '1001', readReportEnabled: 1 } });
  });

  it('own nothing for a guest, whatever a guest sends [API-40]', async () => {
    const { ask } = await startTestGateway(library);
    const body = new URLSearchParams({
      user_id: '8000000',
      t: '1',
      get_data: '1',
      bookmark: '[{"bid":"1001","action":1}]',
    });
    const answer = await ask('/api/v1/sync/bookmarks?_=1&nom9=1', { method: 'POST', body });
    expect(answer.body).toMatchObject({ state: 200, detail: [] });
  });
});
