import { AppError, messages } from '@shuye/core-domain/error';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls, type AnyCall } from './calls/index.ts';
import { defineCall } from './defineCall.ts';
import { readAnswer } from './readAnswer.ts';
import { aServerWith } from './testing/aServer.ts';

type SomeCall = AnyCall & { toResult: (answer: never) => unknown };

const all: readonly SomeCall[] = Object.values(calls);

/** What came of an answer: a result, a refusal by its state, or nothing usable. */
const outcome = (call: SomeCall, answer: unknown): string => {
  try {
    readAnswer(call, answer);
    return 'success';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.kind === 'server' ? `refused ${error.code}` : 'success of another shape';
  }
};

const failure = (call: SomeCall, answer: object): AppError => {
  try {
    return expect.unreachable(String(readAnswer(call, answer)));
  } catch (error) {
    return error instanceof AppError ? error : expect.unreachable(String(error));
  }
};

/** A call whose answer cannot be read to its end. */
const throwing = (fault: Error) =>
  defineCall({
    name: 'x',
    service: 'book',
    method: 'GET',
    path: '/x',
    body: 'query',
    sign: 'never',
    request: {},
    toRequest: () => ({}),
    answer: v.object({}),
    toResult: () => {
      throw fault;
    },
  });

describe('an answer succeeds [SIGN-15] (D-031)', () => {
  const withOne = all.filter(({ successCodes }) => successCodes?.includes(1));

  it('by 1 where books are recommended, searched, ranked, commented on or scored, and for the gift', () => {
    expect(withOne.map(({ name }) => name).sort()).toEqual([
      'bookScore',
      'categoryBooks',
      'claimGift',
      'commentList',
      'hotWords',
      'rankBooks',
      'rankHome',
      'recommend',
      'searchQuery',
      'searchResult',
      'suggestWords',
    ]);
  });

  it.each(all.map((call) => [call.name, call] as const))('by state or status, in %s', (_name, call) => {
    // One book: an empty list of recommendations is a failure of its own.
    const some = { data: [{ bid: 7 }] };
    const one = withOne.includes(call) ? /^success/ : /^refused 1$/;
    for (const field of ['state', 'status']) {
      expect(outcome(call, { [field]: 200, ...some })).toMatch(/^success/);
      expect(outcome(call, { [field]: '200', ...some })).toMatch(/^success/);
      expect(outcome(call, { [field]: 1, ...some })).toMatch(one);
      expect(outcome(call, { [field]: 500 })).toBe('refused 500');
    }
  });

  it.each([{}, { state: '' }, { status: 'ok' }, { state: 0 }])('by nothing else: %j', (answer) => {
    for (const call of all) expect(outcome(call, answer)).toBe('refused 0');
  });

  it('by the field that a call names, where a server writes both [CONST-97]', () => {
    expect(outcome(calls.claimGift, { status: 230_015, state: 200 })).toBe('refused 230015');
    expect(outcome(calls.recommend, { status: 666, state: 200 })).toBe('refused 666');
    expect(outcome(calls.buyBook, { state: 405, status: 200 })).toBe('refused 405');
    expect(readAnswer(calls.orderDetail, { state: 200, status: 5 })).toBe('paid');
    expect(outcome(calls.orderDetail, { status: 5 })).toBe('refused 5');
  });
});

describe('a request that is too old for the server (A-06)', () => {
  const stale = { serverTime: 1_790_009_000 };
  const addresses = { gift: 'https://gateway.test', recommend: 'https://gateway.test', book: 'https://gateway.test' };

  it.each([
    ['in state', { state: 4011, ...stale }],
    ['in status', { status: 4011, ...stale }],
    ['in text', { state: '4011', serverTime: '1790009000' }],
  ])('is signed once more, whether the server says so %s or elsewhere', async (_where, refusal) => {
    const { client, seen } = aServerWith({ addresses }, refusal, { status: 200, info: {}, data: [{ bid: 7 }] });
    await client.send(calls.recommend, { place: 'home' });
    expect(seen.map(({ url }) => url.searchParams.get('timestamp'))).toEqual(['1790000000', '1790009000']);
  });

  it('is signed once more for the gift, which would else be called refused', async () => {
    const { client } = aServerWith({ addresses }, { status: 4011, ...stale }, { status: 200 });
    await expect(client.send(calls.claimGift, { alipayUid: '2088' })).resolves.toEqual({ kind: 'claimed' });
  });

  it('teaches the client the time of the server, for all that it sends from then on', async () => {
    const books = { status: 200, data: [{ bid: 7 }] };
    const { client, seen } = aServerWith(
      { addresses, nowMs: () => 1_790_000_000_999 },
      { status: 4011, ...stale },
      books,
    );
    await client.send(calls.recommend, { place: 'home' });
    await client.send(calls.recommend, { place: 'home' });
    expect(seen.map(({ url }) => url.searchParams.get('timestamp'))).toEqual([
      '1790000000',
      '1790009000',
      '1790009000',
    ]);
  });

  it('is refused where the server does not say its time', async () => {
    const { client, seen } = aServerWith({ addresses }, { state: 4011, message: '请求已过期' });
    await expect(client.send(calls.epubCatalogList, { bookId: '7' })).rejects.toMatchObject({ code: 4011 });
    expect(seen).toHaveLength(1);
  });
});

describe('a refusal', () => {
  it.each<[whose: string, name: keyof typeof calls, answer: object, words: string]>([
    ['the mapped text', 'buyBook', { state: 405, message: 'x' }, '书籍已购买，无需重复购买'],
    ['the server’s', 'buyBook', { state: 4020, message: '书豆余额不足' }, '书豆余额不足'],
    ['the network’s', 'buyBook', { state: 4020 }, messages.networkFailure],
    ['the network’s', 'ticketList', { state: 500, message: null }, messages.networkFailure],
    ['the call’s own', 'syncBookmarks', { state: 500, message: '' }, '同步书架信息失败'],
    ['the server’s', 'syncBookmarks', { state: 20_001, message: '书架维护中' }, '书架维护中'],
    ['the server’s, in info', 'searchQuery', { state: 400, info: { message: '请换个词' } }, '请换个词'],
    ['the call’s own', 'searchQuery', { state: 400, message: 'x' }, '系统异常，请稍后再试'],
    ['the server’s', 'recommend', { status: 666, message: '暂无' }, '暂无'],
    ['the call’s own', 'recommend', { status: 666 }, '服务器异常,稍后重试'],
  ])(
    'has %s words, in %s by %j [ERR-01] [ERR-48] [ERR-50] [ERR-63] [ERR-64] [ERR-68] [BUY-10]',
    (_whose, name, answer, words) => {
      expect(failure(calls[name], answer)).toMatchObject({ kind: 'server', message: words });
    },
  );

  it.each([
    [401, '购买失败，书籍已下架', '[ERR-27]'],
    [402, '购买失败，书籍已下架', '[ERR-28]'],
    [403, '您尚未购买，无法阅读', '[ERR-29]'],
    [404, '书籍已下架', '[ERR-30]'],
    [405, '书籍已购买，无需重复购买', '[ERR-31]'],
    [409, '超过充值限额，无法购买', '[ERR-32]'],
    [410, '人气大爆发，请稍后再试', '[ERR-33]'],
    [432, '本章已购买，无需重复购买', '[ERR-34]'],
    [433, '章节不存在，无法购买', '[ERR-35]'],
    [442, '章节数不存在，无法购买', '[ERR-36]'],
    [999, '处理中，请勿重复操作', '[ERR-37]'],
  ])('of a purchase with %i says %s %s', (state, words) => {
    for (const call of [calls.buyChapter, calls.buyBook, calls.buyChapters]) {
      expect(failure(call, { state, message: 'x' })).toMatchObject({ kind: 'server', code: state, message: words });
    }
  });

  it.each([
    [409, '超过充值限额，无法购买'],
    [410, '人气大爆发，请稍后再试'],
    [999, '处理中，请勿重复操作'],
    [404, '没有这个套餐'],
  ])('of a membership with %i says %s [MEMBER-10]', (state, words) => {
    expect(failure(calls.buyMembership, { state, message: '没有这个套餐' }).message).toBe(words);
  });
});

describe('an answer that a call cannot read to its end', () => {
  it('becomes a network failure, unless the call throws an error of its own', () => {
    const own = new AppError('content', '');
    expect(() => readAnswer(throwing(new TypeError('x')), { state: 200 })).toThrow(
      expect.objectContaining({ kind: 'network', message: messages.networkFailure }),
    );
    expect(() => readAnswer(throwing(own), { state: 200 })).toThrow(own);
  });
});
