import { calls } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { addedRow } from '../testing/addedRow.ts';
import { aBookRow } from '../testing/aBookRow.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { readAnswer } from '../testing/readAnswer.ts';

const titled = (id: number, title: string, author: string, change = {}) =>
  aBookRow({ id, title, author, tags: '[]', heroes: '[]', category: '其他', popularity: id, ...change });

const books = [
  titled(1, '山中灯火', '许半山', { heroes: '["祁麦"]', category: '奇幻' }),
  titled(2, '海岛灯塔猫', '纪小蚝', { tags: '["亲子共读"]' }),
  titled(3, '頭髮與灯', '葉長庚'),
  titled(4, '灯火阑珊', '许半山'),
  titled(5, '灯下', '无名氏', { taken_down: 1 }),
];

const search = async (fields: Record<string, string | number>) => {
  const { get } = await startTestGateway({ books });
  const { body } = await get('/search/result', 'search', { user_id: undefined, page: 1, filterMigu: 1, ...fields });
  return body;
};
const found = async (q: string) => readAnswer(calls.searchResult, await search({ q }));
const ids = (list: readonly { bookId: string }[]) => list.map(({ bookId }) => bookId);

describe('search', () => {
  it.each([
    ['a title', '海岛灯塔猫', ['2']],
    ['a part of a title', '灯火', ['4', '1']],
    ['one character', '髮', ['3']],
    ['an author of three characters', '许半山', ['4', '1']],
    ['a hero of two characters', '祁麦', ['1']],
    ['a tag', '亲子', ['2']],
    ['a category', '奇幻', ['1']],
    ['two words', '灯火 祁麦', ['1']],
    ['full-width signs between words', '灯火，祁麦！', ['1']],
    ['nothing that is here', '量子', []],
  ])('finds books by %s [API-50]', async (_name, word, expected) => {
    expect(ids((await found(word)).books)).toEqual(expected);
  });

  it.each([
    ['a Traditional title by Simplified words', '头发', '3'],
    ['a Traditional author by Simplified words', '叶长庚', '3'],
    ['a Simplified title by Traditional words', '海島燈塔貓', '2'],
  ])('finds %s [API-50]', async (_name, word, id) => {
    expect(ids((await found(word)).books)).toEqual([id]);
  });

  it('shows the book that the word names above the others [SEARCH-26]', async () => {
    expect((await found('山中燈火')).directHit?.bookId).toBe('1');
    expect((await found('灯火')).directHit).toBeUndefined();
  });

  it('names the author with their books where the word does [SEARCH-27]', async () => {
    const { author } = await found('许半山');
    expect([author?.name, author?.authorId.length, ids(author?.books ?? [])]).toEqual(['许半山', 12, ['4', '1']]);
    expect((await found('半山')).author).toBeUndefined();
  });

  it.each([
    ['山中灯伙', ['1']],
    ['海岛等塔猫', ['2']],
    ['许半三', ['4', '1']],
  ])('searches for what was meant by %s, and says so [SEARCH-28]', async (word, expected) => {
    const { books: shown, isCorrected, total } = await found(word);
    expect([ids(shown), isCorrected, total]).toEqual([expected, true, expected.length]);
    expect((await found('灯火')).isCorrected).toBe(false);
  });

  it('finds books for most of a long sentence', async () => {
    expect(ids((await found('那本山中灯火讲什么')).books)).toEqual(['1', '4'].slice(0, 1));
  });

  it('gives ten books a page and counts them all [SEARCH-14] [SEARCH-28]', async () => {
    const many = Array.from({ length: 23 }, (_, at) => titled(at + 1, `灯塔${at}`, '甲'));
    const { get } = await startTestGateway({ books: many });
    const page = async (number: number) => {
      const fields = { user_id: undefined, q: '灯塔', page: number };
      return readAnswer(calls.searchResult, (await get('/search/result', 'search', fields)).body);
    };
    const pages = [await page(1), await page(2), await page(3), await page(4)];
    expect(pages.map(({ books: shown }) => shown.length)).toEqual([10, 10, 3, 0]);
    expect(new Set(pages.flatMap(({ books: shown }) => ids(shown))).size).toBe(23);
    expect(pages.map(({ total }) => total)).toEqual([23, 23, 23, 23]);
  });

  it.each(['', '  ', '。。', '\u3000'])('refuses the blank word %j in its info [ERR-63] [ERR-65]', async (q) => {
    const answer = await search({ q });
    expect(answer).toMatchObject({ state: 400, info: { message: '请输入关键词' } });
  });

  it('takes no word that is longer than the box [SEARCH-01]', async () => {
    expect(await search({ q: '灯'.repeat(201) })).toMatchObject({ state: 400 });
    expect(await search({ q: '灯'.repeat(200) })).toMatchObject({ state: 200 });
  });

  it('answers the pages that carry the word without a signature [API-53] [SIGN-17]', async () => {
    const { ask } = await startTestGateway({ books });
    const { body } = await ask(`/search/query?q=${encodeURIComponent('灯火')}&page=1&size=1&uid=8000000&platform=3`);
    const result = readAnswer(calls.searchQuery, body);
    expect([ids(result.books), result.total]).toEqual([['4'], 2]);
    expect((await ask('/search/query?q=%20&page=1&size=10')).body).toMatchObject({ state: 400 });
  });

  it('suggests names that hold what is typed, those that begin with it first [API-51]', async () => {
    const { ask } = await startTestGateway({ books });
    const suggested = async (q: string) =>
      readAnswer(calls.suggestWords, (await ask(`/search/suggest?q=${encodeURIComponent(q)}`)).body);
    expect(await suggested('灯火')).toEqual(['灯火阑珊', '山中灯火']);
    expect(await suggested('燈塔')).toEqual(['海岛灯塔猫']);
    expect(await suggested('许')).toEqual(['许半山']);
    expect(await suggested('量子')).toEqual([]);
  });

  it('names the ten most read books as hot words [API-52] [SEARCH-07]', async () => {
    const many = Array.from({ length: 12 }, (_, at) => titled(at + 1, `第${at + 1}盏灯`, '甲'));
    const { ask } = await startTestGateway({ books: many });
    const words = readAnswer(calls.hotWords, (await ask('/search/hot?id=')).body);
    expect(words).toHaveLength(10);
    expect(words[0]).toEqual({ title: '第12盏灯', bookId: '12' });
  });
});

describe('the index of search', () => {
  it('follows the library: a book that is renamed or removed is found by its new name, or not at all', async () => {
    const { database, files, ask } = await startTestGateway();
    const suggested = async (q: string) =>
      readAnswer(calls.suggestWords, (await ask(`/search/suggest?q=${encodeURIComponent(q)}`)).body);
    const library = { database, files, nowMs: () => 0 };
    const { save, remove } = addedRow(library, titled(9, '旧名', '甲'));
    await save({});
    expect(await suggested('旧名')).toEqual(['旧名']);
    await save({ title: '新名' });
    expect([await suggested('旧名'), await suggested('新名')]).toEqual([[], ['新名']]);
    await remove();
    expect(await suggested('新名')).toEqual([]);
    expect(await database.selectFrom('search_gram').selectAll().execute()).toEqual([]);
  });
});
