import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { categoryBooks, categoryPage } from './category.ts';
import { rankBooks, rankHome } from './rank.ts';

describe('books of a category', () => {
  it('are asked for with filterMigu=1, ten a page [CATRANK-05] [API-47]', () => {
    expect(categoryBooks.toRequest({ categoryId: 'c1', status: 'finished' })).toEqual({
      do: 'is_caterank',
      filterMigu: 1,
      cid: 'c1',
      page: 1,
      size: 10,
      status: '2',
      sort: 'popular',
    });
    expect(categoryBooks.toRequest({ categoryId: 'c1', status: 'ongoing', order: 'score', page: 3 })).toMatchObject({
      status: '1',
      sort: 'score',
      page: 3,
    });
    expect(categoryBooks.toRequest({ categoryId: 'c1' }).status).toBeUndefined();
  });

  it('are an empty page where the server leaves everything out', () => {
    expect(categoryBooks.toResult(v.parse(categoryBooks.answer, {}))).toEqual({ books: [], total: 0, totalPages: 0 });
  });
});

describe('lists of names', () => {
  it('name the group of a category also where only the group does [API-45]', () => {
    const answer = { data: [{ group: '小说', items: [{ cid: 1, title: '奇幻' }] }, { group: '出版' }] };
    expect(categoryPage.toResult(v.parse(categoryPage.answer, answer))).toEqual([
      { name: '小说', categories: [{ categoryId: '1', name: '奇幻', relatedName: '', group: '小说', coverUrl: '' }] },
      { name: '出版', categories: [] },
    ]);
  });

  it('leave out books that nobody can open [API-48] [API-49]', () => {
    const books = [
      { bid: 7, bookName: '灯火', order: '1' },
      { bookName: '无号', order: 2 },
    ];
    const home = rankHome.toResult(v.parse(rankHome.answer, { data: [{ rankId: 'a', rankName: '人气榜', books }] }));
    const rank = rankBooks.toResult(v.parse(rankBooks.answer, { data: books }));
    expect([home[0]?.books.length, rank.books.map(({ order }) => order), rank.totalPages]).toEqual([1, [1], 0]);
  });
});
