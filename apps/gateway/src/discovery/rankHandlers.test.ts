import { calls } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { aBookRow } from '../testing/aBookRow.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { readAnswer } from '../testing/readAnswer.ts';

const books = Array.from({ length: 12 }, (_, at) =>
  aBookRow({ id: at + 1, popularity: at, reader_count: 100 - at, status: at < 2 ? 'finished' : 'ongoing' }),
);

const ask = async (fields: Record<string, string | number>, library = books) => {
  const { get } = await startTestGateway({ books: library });
  return get('/novel/api', 'novel', { user_id: undefined, ...fields });
};

const page = async (number: number) =>
  readAnswer(calls.rankBooks, (await ask({ do: 'is_rank_list', rankId: 'popular', page: number })).body);

describe('ranks', () => {
  it('are shown with their first three books [API-48] [CATRANK-03]', async () => {
    const ranks = readAnswer(calls.rankHome, (await ask({ do: 'is_rank_home' })).body);
    const firsts = Object.fromEntries(ranks.map(({ name, books: shown }) => [name, shown.map(({ bookId }) => bookId)]));
    expect(firsts).toMatchObject({ 人气榜: ['12', '11', '10'], 在读榜: ['1', '2', '3'], 完本榜: ['2', '1'] });
    expect(firsts).not.toHaveProperty('免费榜');
  });

  it('go on ten places a page, each book with its place [API-49] [CATRANK-04]', async () => {
    const [first, second] = [await page(1), await page(2)];
    expect(first.books.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(second.books.map(({ bookId, order }) => [bookId, order])).toEqual([
      ['2', 11],
      ['1', 12],
    ]);
    expect(second.totalPages).toBe(2);
  });

  it('end at their hundredth place', async () => {
    const many = Array.from({ length: 103 }, (_, at) => aBookRow({ id: at + 1 }));
    const scored = async (number: number) =>
      readAnswer(calls.rankBooks, (await ask({ do: 'is_rank_list', rankId: 'score', page: number }, many)).body);
    const [last, beyond] = [await scored(10), await scored(11)];
    expect([last.books.length, last.totalPages, beyond.books.length]).toEqual([10, 10, 0]);
  });

  it('refuse a rank that there is not [API-49]', async () => {
    const { body } = await ask({ do: 'is_rank_list', rankId: 'worst', page: 1 });
    expect(body).toEqual({ state: 404, message: '没有这个榜单' });
  });

  it('share their path with categories: the field do says which is meant, and only what is known [API-47] [API-48]', async () => {
    expect((await ask({ do: 'is_surprise' })).status).toBe(404);
    expect((await ask({ do: 'is_rank_home', rankId: 'popular' })).status).toBe(400);
  });
});
