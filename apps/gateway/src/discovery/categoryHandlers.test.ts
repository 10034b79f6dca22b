import { calls } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { aBookRow } from '../testing/aBookRow.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { readAnswer } from '../testing/readAnswer.ts';

const kind = (id: number, category: string, change = {}) =>
  aBookRow({ id, title: `书${id}`, category, popularity: id, tags: '[]', ...change });

const books = [
  kind(1, '奇幻', { tags: '["海", "灯"]' }),
  kind(2, '奇幻', { tags: '["灯"]', status: 'finished' }),
  kind(3, '科幻', { cover_file: '3-aa.svg' }),
  kind(4, '奇幻', { top_class: 501 }),
  kind(5, '言情', { hidden: 1 }),
];

const bare = { user_id: undefined };

describe('categories', () => {
  it('stand in the groups of their books, with a related word and the best cover [API-45] [CATRANK-01]', async () => {
    const { get } = await startTestGateway({ books });
    const { body } = await get('/interest/page', 'interest', { ...bare, pageId: 'category' });
    const groups = readAnswer(calls.categoryPage, body);
    const shown = groups.map(({ name, categories }) => [name, categories.map((category) => category.name)]);
    expect(shown).toEqual([
      ['小说', ['奇幻', '科幻']],
      ['出版', ['奇幻']],
    ]);
    expect(groups[0]?.categories[0]).toMatchObject({ relatedName: '灯', group: '小说' });
    expect(groups[0]?.categories[1]?.coverUrl).toBe('/covers/3-aa.svg');
  });

  it('are listed once each for ranks [API-46] [CATRANK-01]', async () => {
    const { get } = await startTestGateway({ books });
    const classes = readAnswer(calls.rankClasses, (await get('/openapi/rankv2/class', 'interest', bare)).body);
    expect(classes.map(({ name }) => name).sort()).toEqual(['奇幻', '科幻']);
  });
});

const ask = async (cid: (ids: { group: string; all: string }) => string, fields = {}, library = books) => {
  const { get } = await startTestGateway({ books: library });
  const page = readAnswer(calls.categoryPage, (await get('/interest/page', 'interest', { ...bare, pageId: 'x' })).body);
  const classes = readAnswer(calls.rankClasses, (await get('/openapi/rankv2/class', 'interest', bare)).body);
  const ids = {
    group: page[0]?.categories.find(({ name }) => name === '奇幻')?.categoryId ?? '',
    all: classes.find(({ name }) => name === '奇幻')?.categoryId ?? '',
  };
  const { body } = await get('/novel/api', 'novel', {
    ...bare,
    do: 'is_caterank',
    filterMigu: 1,
    cid: cid(ids),
    page: 1,
    size: 10,
    ...fields,
  });
  const result = readAnswer(calls.categoryBooks, body);
  return { ...result, ids: result.books.map(({ bookId }) => bookId) };
};

describe('the books of a category', () => {
  it('are those of its group, the most read first [API-47] [CATRANK-02] [CATRANK-05]', async () => {
    expect(await ask(({ group }) => group)).toMatchObject({ ids: ['2', '1'], total: 2, totalPages: 1 });
  });

  it('are those of every group for a class of ranks [API-47]', async () => {
    expect((await ask(({ all }) => all)).ids).toEqual(['4', '2', '1']);
  });

  it.each([
    [{ status: '2' }, ['2']],
    [{ status: '1' }, ['1']],
    [{ sort: 'nonsense' }, ['2', '1']],
    [{ sort: 'constructor', status: 'constructor' }, ['2', '1']],
    [{ page: 2 }, []],
    [{ page: -1, size: 0 }, ['2']],
  ])('are chosen and ordered by %j', async (fields, expected) => {
    expect((await ask(({ group }) => group, fields)).ids).toEqual(expected);
  });

  it('come without gaps or repeats page by page, books without a score last', async () => {
    const many = Array.from({ length: 13 }, (_, at) => kind(at + 1, '奇幻', { score: at === 12 ? null : at }));
    const first = await ask(({ group }) => group, { sort: 'score' }, many);
    const second = await ask(({ group }) => group, { sort: 'score', page: 2 }, many);
    expect([...first.ids, ...second.ids]).toEqual([
      '12',
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
      '1',
      '13',
    ]);
    expect(second.totalPages).toBe(2);
  });

  it('are none of a category that never was or was removed: it is not found [CATRANK-02]', async () => {
    const { get } = await startTestGateway({ books });
    const fields = { ...bare, do: 'is_caterank', filterMigu: 1, cid: 'gone', page: 1, size: 10 };
    expect((await get('/novel/api', 'novel', fields)).body).toEqual({ state: 404, message: '没有这个分类' });
  });
});
