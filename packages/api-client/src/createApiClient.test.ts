import { createHash } from 'node:crypto';
import { encodeChapter } from '@shuye/core-domain/content';
import { AppError, messages } from '@shuye/core-domain/error';
import { createFieldCipher, signText } from '@shuye/core-domain/sign';
import { describe, expect, it, vi } from 'vitest';
import { calls } from './calls/index.ts';
import { createApiClient } from './createApiClient.ts';
import { aServer, aServerWith, guest } from './testing/aServer.ts';

const aWireBook = { bookId: 1001, bookName: '山中灯火', listIsOpen: 1, coverIsOpen: 1, readIsOpen: 1, state: 1 };
const found = { state: 200, data: aWireBook };
const input = { bookId: '1001' };

const md5 = (text: string) => createHash('md5').update(text, 'utf8').digest('hex');

const platformUtf8 = {
  encode: (text: string) => new TextEncoder().encode(text),
  decode: (bytes: Uint8Array<ArrayBuffer>) => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
};

const failure = async (promise: Promise<unknown>): Promise<AppError> =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => (error instanceof AppError ? error : expect.unreachable(String(error))),
  );

describe('createApiClient', () => {
  it('sends the common parameters, the time in seconds and the guest id with every call [SIGN-01] [SIGN-02] [SIGN-19]', async () => {
    const { client, seen } = aServer(found);
    await client.send(calls.bookInfo, input);

    const sent = new URLSearchParams(seen[0]?.body);
    expect(Object.fromEntries(sent)).toMatchObject({
      user_id: '8000000',
      platform: '0',
      channelId: '6666',
      appVer: '0.1.0',
      sn: 'device-1',
      timestamp: '1790000000',
    });
  });

  it('takes the common parameters from the state of the page as it is at each call [SEO-16]', async () => {
    const state = { ...guest, channelId: '7001' };
    const { client, seen } = aServerWith({ common: () => state }, found);
    await client.send(calls.bookInfo, input);
    Object.assign(state, { channelId: '7002', userId: '8000001' });
    await client.send(calls.bookInfo, input);
    const sent = seen.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
    expect(sent).toEqual([
      expect.objectContaining({ channelId: '7001', user_id: '8000000' }),
      expect.objectContaining({ channelId: '7002', user_id: '8000001' }),
    ]);
  });

  it('signs by the MD5 of the values in the order of their names and the key of the service [SIGN-03] [SIGN-04] [SIGN-20]', async () => {
    const { client, seen } = aServer(found);
    await client.send(calls.bookInfo, input);

    const { sign, ...sent } = Object.fromEntries(new URLSearchParams(seen[0]?.body));
    const values = Object.keys(sent)
      .toSorted()
      .map((name) => sent[name]);
    expect(sign).toBe(md5(`${values.join('')}dev-book`));
  });

  it('does not sign the bookmark sync [SIGN-18]', async () => {
    const { client, seen } = aServer({ state: 200, detail: [] });
    await client.send(calls.syncBookmarks, { nowMs: 5000, changes: [], pull: true });
    expect(seen[0]?.body).not.toContain('sign=');
    expect(seen[0]?.url.search).toBe('?_=5000&nom9=1');
  });

  it.each([
    ['state 200', { state: 200, data: aWireBook }],
    ['state "200"', { state: '200', data: aWireBook }],
  ])('succeeds on %s [SIGN-15]', async (_name, answer) => {
    const { client } = aServer(answer);
    await expect(client.send(calls.bookInfo, input)).resolves.toMatchObject({
      bookId: '1001',
      title: '山中灯火',
      status: 'ongoing',
    });
  });

  it('succeeds on status 1 where a call says so [SIGN-15]', async () => {
    const { client } = aServer({ status: 1, info: { rid: 'r1' }, data: [{ bid: 7, bookName: '末班车' }] });
    await expect(client.send(calls.recommend, { place: 'home' })).resolves.toMatchObject({
      rid: 'r1',
      books: [{ bookId: '7' }],
    });
  });

  it('signs once more with the server time when the request was too old for it', async () => {
    const { client, seen } = aServer({ state: 4011, message: 'old', serverTime: 1_790_009_000 }, found);
    await client.send(calls.bookInfo, input);
    const times = seen.map(({ body }) => new URLSearchParams(body).get('timestamp'));
    expect(times).toEqual(['1790000000', '1790009000']);
  });

  it('tells the server time once it was told, and its own before', async () => {
    const { client } = aServer({ state: 4011, message: 'old', serverTime: 1_790_009_000 }, found);
    expect(client.serverMs()).toBe(1_790_000_000_000);
    await client.send(calls.bookInfo, input);
    expect(client.serverMs()).toBe(1_790_009_000_000);
  });

  it('does not sign for ever: a second refusal is an error', async () => {
    const { client, seen } = aServer({ state: 4011, message: '请求已过期，请稍后再试', serverTime: 1_790_009_000 });
    expect((await failure(client.send(calls.loadResource, { resourceId: 'reader_option', bookId: '1' }))).code).toBe(
      4011,
    );
    expect(seen).toHaveLength(2);
  });

  it('rejects a service that has no address [SIGN-10] [ERR-10]', async () => {
    const client = createApiClient({ addresses: {}, signKeys: {}, common: () => guest, nowMs: () => 0 });
    expect((await failure(client.send(calls.bookInfo, input))).message).toBe('No source in config');
  });

  it('refuses a book info call without a book id before it is sent [API-08] [ERR-39]', async () => {
    const { client, seen } = aServer(found);
    expect((await failure(client.send(calls.bookInfo, { bookId: '' }))).message).toBe('Invalid book ID');
    const query = client.send(calls.phraseBookInfo, { bookId: '', queryId: 'q1' });
    expect((await failure(query)).message).toBe('Invalid book ID');
    expect(seen).toHaveLength(0);
  });

  it('refuses a store page without a name before it is sent [ERR-41] [STORE-30]', async () => {
    const { client, seen } = aServer({});
    expect((await failure(client.send(calls.storePage, { page: '' }))).message).toBe('invalid page');
    expect((await failure(client.send(calls.storeModule, { page: '', moduleId: '1' }))).message).toBe('invalid page');
    expect(seen).toHaveLength(0);
  });

  it.each([
    ['a page instead of JSON', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['JSON that was cut', () => new Response('{"state":200,"da')],
    ['an answer of another shape', { state: 200, data: { bookId: 1001 } }],
    ['a server that fails', () => new Response('', { status: 500 })],
    ['a connection that breaks', new TypeError('broken')],
  ])('reports %s with one message [ERR-01]', async (_name, reply) => {
    const { client } = aServer(reply);
    const error = await failure(client.send(calls.chapterList, input));
    expect([error.kind, error.message]).toEqual(['network', messages.networkFailure]);
  });

  it('keeps code and words of a removed book, and says one thing about any other failure [ERR-13] [ERR-14] [ERR-15]', async () => {
    const removed = await failure(aServer({ state: 401, message: '该书籍已下架' }).client.send(calls.bookInfo, input));
    expect([removed.code, removed.message]).toEqual([401, '该书籍已下架']);
    const other = await failure(aServer({ state: 503, message: 'x' }).client.send(calls.bookInfo, input));
    expect([other.code, other.message]).toEqual([404, '网络不给力']);
    expect([removed.bookId, other.bookId]).toEqual([undefined, '1001']);
    const queried = aServer({ state: 503 }).client.send(calls.phraseBookInfo, { ...input, queryId: 'q1' });
    expect(await failure(queried)).toMatchObject({ code: 404, message: '网络不给力', bookId: '1001' });
  });

  it.each([
    ['a server that fails', () => new Response('', { status: 503 }), 'network'],
    ['a connection that breaks', new TypeError('broken'), 'network'],
    ['a request that takes too long', new AppError('timeout', ''), 'timeout'],
  ])(
    'says 404 and 网络不给力 of a book where it met %s, and still what it met [ERR-14]',
    async (_name, reply, kind) => {
      for (const call of [calls.bookInfo, calls.phraseBookInfo]) {
        const failed = await failure(aServer(reply).client.send(call, { ...input, queryId: 'q1' }));
        expect([failed.code, failed.message, failed.kind, failed.bookId]).toEqual([404, '网络不给力', kind, undefined]);
      }
    },
  );

  it('leaves a device without a network its own words for a book [ERR-14]', async () => {
    const { client } = aServer(new AppError('offline', messages.offline));
    expect(await failure(client.send(calls.bookInfo, input))).toMatchObject({
      kind: 'offline',
      message: messages.offline,
    });
  });

  it.each([4010, 4011, 429])('names no book where the call itself was refused with %s [ERR-13]', async (state) => {
    const refused = await failure(aServer({ state, message: 'x' }).client.send(calls.bookInfo, input));
    expect([refused.code, refused.message, refused.bookId]).toEqual([404, '网络不给力', undefined]);
  });

  it.each([
    ['no books', { status: 200, info: {}, data: [] }, '暂无更多推荐书籍'],
    ['a failing server', () => new Response('', { status: 500 }), '网络服务异常'],
    ['a server that refuses', { status: 503, message: 'x' }, '网络服务异常'],
    ['a device without a network', new AppError('offline', ''), '网络不给力,稍后重试'],
    ['a server that is silent', new AppError('timeout', ''), '网络不给力,稍后重试'],
    ['a book that is not recommendable', { status: 666, message: '服务器异常,稍后重试' }, '服务器异常,稍后重试'],
  ])('speaks of %s with code 666 [ERR-45] [ERR-46] [ERR-47] [ERR-48]', async (_name, reply, message) => {
    const error = await failure(aServer(reply).client.send(calls.recommend, { place: 'cover', bookId: '1' }));
    expect([error.code, error.message]).toEqual([666, message]);
  });
});

describe('the service of a call', () => {
  it('has its own address and its own key [SIGN-16] [SIGN-04]', async () => {
    const addresses = { book: 'https://book.test', recommend: 'https://recommend.test/v2' };
    const { client, seen } = aServerWith({ addresses, signKeys: { book: 'b', recommend: 'r' } }, found, {
      status: 200,
      data: [],
    });
    await client.send(calls.bookInfo, input);
    await client.send(calls.recommend, { place: 'home' }).catch(() => undefined);
    expect(seen.map(({ url }) => url.origin + url.pathname)).toEqual([
      'https://book.test/openapi/book/info',
      'https://recommend.test/v2/recommend/index',
    ]);
    const [book, recommend] = seen.map(({ body, url }) => new URLSearchParams(body || url.search));
    for (const [sent, key] of [
      [book, 'b'],
      [recommend, 'r'],
    ] as const) {
      const { sign, ...fields } = Object.fromEntries(sent ?? []);
      const values = Object.keys(fields)
        .toSorted()
        .map((name) => fields[name]);
      expect(sign).toBe(md5(values.join('') + key));
    }
  });

  it('stands on the page’s own origin where its address is empty', async () => {
    const OnPage = class extends Request {
      constructor(target: string | URL | Request, init?: RequestInit) {
        super(typeof target === 'string' ? new URL(target, 'https://page.test') : target, init);
      }
    };
    vi.stubGlobal('Request', OnPage);
    const { client, seen } = aServerWith({ addresses: { book: '' } }, found);
    await client.send(calls.bookInfo, input).finally(() => vi.unstubAllGlobals());
    expect(seen.map(({ url }) => url.href)).toEqual(['https://page.test/openapi/book/info']);
  });
});

describe('an encrypted field [SIGN-06]', () => {
  it('travels through the cipher of its service, and is signed in that form', async () => {
    const { client, seen } = aServer({ state: 200 });
    await client.send(calls.checkBooks, { books: [] });
    const { sign, timestamp = '', ...fields } = Object.fromEntries(new URLSearchParams(seen[0]?.body));
    const cipher = createFieldCipher({ secret: 'dev-book', md5, utf8: platformUtf8 });
    expect(cipher.decrypt(timestamp)).toBe('1790000000');
    expect(sign).toBe(md5(signText({ ...fields, timestamp }, 'dev-book')));
  });
});

describe('a failure', () => {
  it('is noted by the name of its call, whatever its caller does with it [NET-07] [ERR-72]', async () => {
    const noted: unknown[] = [];
    const log = (call: string, { kind, code }: AppError) => noted.push([call, kind, code]);
    const { client } = aServerWith({ log }, { state: 503, message: 'x' }, new TypeError('broken'));
    await failure(client.send(calls.bookInfo, input));
    await failure(client.send(calls.storePage, { page: 'home' }));
    expect(noted).toEqual([
      ['bookInfo', 'server', 503],
      ['storePage', 'network', 0],
    ]);
  });

  it('of a caller that aborted is not reported as a failure', async () => {
    const noted: string[] = [];
    const { client } = aServerWith({ log: (call) => noted.push(call) }, found);
    const left = client.send(calls.bookInfo, input, { signal: AbortSignal.abort('left') });
    await expect(left).rejects.toBe('left');
    expect(noted).toEqual([]);
  });
});

describe('content files', () => {
  const prefixes = { free: 'https://content.test/free/', charge: 'https://content.test/charge/' };
  const file = { state: 200, ChapterContent: encodeChapter(new TextEncoder().encode('灯亮了')) };

  it('come from the free or the charge prefix, as the part says [API-12]', async () => {
    const { client, seen } = aServer(file);
    await client.content(prefixes, { suffix: '1/2/3.json', isFree: true });
    await client.content(prefixes, { suffix: '1/2/4.json', isFree: false });
    expect(seen.map(({ url }) => url.pathname)).toEqual(['/free/1/2/3.json', '/charge/1/2/4.json']);
  });

  it('are refused with the server code when they were not bought [API-12]', async () => {
    const { client } = aServer({ state: 403, message: '您尚未购买，无法阅读' });
    const error = await failure(client.content(prefixes, { suffix: '1/2/4.json', isFree: false }));
    expect([error.kind, error.code]).toEqual(['server', 403]);
  });

  it('are never asked for at an address outside their prefix', async () => {
    const { client, seen } = aServer(file);
    const error = await failure(client.content(prefixes, { suffix: '../charge/1/2/4.json', isFree: true }));
    expect([error.kind, seen.length]).toEqual(['content', 0]);
  });
});
