import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { hotWords, searchQuery, searchResult, suggestWords } from './search.ts';

const book = { bid: 7, bookName: '灯火', author: '许半山' };
const read = (answer: unknown) => searchResult.toResult(v.parse(searchResult.answer, answer));

const answered = (body: unknown) => {
  const asked: URL[] = [];
  const client = createApiClient({
    addresses: { search: 'http://server.test' },
    signKeys: { search: 'k' },
    common: () => ({ userId: '8000000', platform: 0 }) as never,
    nowMs: () => 1_790_000_000_000,
    fetch: async (request) => {
      asked.push(new URL(request instanceof Request ? request.url : String(request)));
      return new Response(JSON.stringify(body));
    },
  });
  return { client, asked };
};

describe('a search result', () => {
  it('has books, a direct hit, an author and how the search went [API-50] [SEARCH-28]', () => {
    const module = { data: { author: { authorId: 'a1', authorName: '许半山', books: [book, { title: '无号' }] } } };
    const result = read({ aladdin: book, data: [book], info: { qp_trigger: '1', total: '31' }, module });
    expect(result).toMatchObject({ total: 31, isCorrected: true, directHit: { bookId: '7', title: '灯火' } });
    expect(result.author?.books).toHaveLength(1);
  });

  it.each([{}, { aladdin: null, data: null, module: null }, { module: { data: null } }])(
    'is empty where the server leaves its parts out: %j',
    (answer) => {
      expect(read(answer)).toEqual({ total: 0, isCorrected: false, books: [] });
    },
  );

  it('is asked for signed, ten a page [API-50] [SEARCH-14]', async () => {
    const { client, asked } = answered({ state: 1, data: [book] });
    expect((await client.send(searchResult, { word: '灯火', page: 2 })).books).toHaveLength(1);
    const query = Object.fromEntries(asked[0]?.searchParams ?? []);
    expect(query).toMatchObject({
      q: '灯火',
      page: '2',
      filterMigu: '1',
      sign: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('is asked for unsigned where the address carries the word [API-53] [SIGN-17] [SEARCH-22]', async () => {
    const { client, asked } = answered({ state: 200 });
    await client.send(searchQuery, { word: '灯火', platform: 'taobao' });
    const query = Object.fromEntries(asked[0]?.searchParams ?? []);
    expect(query).toMatchObject({ q: '灯火', page: '1', size: '10', uid: '8000000', platform: '3' });
    expect(query).not.toHaveProperty('sign');
  });
});

const failure = (body: unknown) =>
  answered(body)
    .client.send(searchResult, { word: '灯' })
    .catch((error: unknown) => error);

describe('a search that the server refuses', () => {
  it('fails with the words of its info [ERR-63] [SEARCH-24]', async () => {
    expect(await failure({ state: 400, info: { message: '请换个词' }, message: 'x' })).toMatchObject({
      kind: 'server',
      code: 400,
      message: '请换个词',
    });
  });

  it.each([{ state: 500 }, { state: 500, info: {} }, { state: 500, info: 'x', message: 'x' }])(
    'fails with ours where it has none: %j [ERR-64] [SEARCH-25]',
    async (body) => {
      expect(await failure(body)).toMatchObject({ kind: 'server', message: '系统异常，请稍后再试' });
    },
  );
});

describe('words', () => {
  it.each([
    [{ data: ['灯火', 3, ' '] }, ['灯火']],
    [{ data: '灯火' }, []],
    [{}, []],
  ])('suggested by %j are %j [API-51] [SEARCH-06]', (answer, words) => {
    expect(suggestWords.toResult(v.parse(suggestWords.answer, answer))).toEqual(words);
  });

  it('that are hot may stand for a book [API-52] [ENT-41]', () => {
    const answer = { data: [{ title: '灯火', bookid: 7 }, { title: '山', bookid: '' }, { title: '海' }] };
    expect(hotWords.toResult(v.parse(hotWords.answer, answer))).toEqual([
      { title: '灯火', bookId: '7' },
      { title: '山' },
      { title: '海' },
    ]);
  });

  it('that are hot are ten at most, the first of those that came [CONST-76]', () => {
    const data = Array.from({ length: 12 }, (_, at) => ({ title: `词${at}` }));
    const words = hotWords.toResult(v.parse(hotWords.answer, { data }));
    expect(words.map(({ title }) => title)).toEqual(data.slice(0, 10).map(({ title }) => title));
  });
});
