import { describe, expect, it } from 'vitest';
import { compilePatterns, matchPatterns, matchRoute } from './matchRoute.ts';

describe('the route of a path', () => {
  it.each([
    ['/', 'home', {}],
    ['', 'home', {}],
    ['/st', 'bookstore', {}],
    ['/st/publish', 'bookstore', { pageName: 'publish' }],
    ['/v2/labelSecond/0fce420fe7ae/1', 'labelSecond', { labelId: '0fce420fe7ae', labelType: '1' }],
    ['/categoryDetail/11/a.b/c/d', 'categoryDetail', { cid: '11', title: 'a.b', relatedName: 'c', category: 'd' }],
    ['/st/%E5%87%BA%E7%89%88/', 'bookstore', { pageName: '出版' }],
    ['/v2/search/a%2Fb', 'search', { word: 'a/b' }],
    ['/Cover/1001', 'cover', { bookId: '1001' }],
    ['/book/1001.html', 'cover', { bookFile: '1001' }],
    ['/myself//', 'myself', {}],
    ['/v2/search/100%', 'search', { word: '100%' }],
    ['/v2/search/出版', 'search', { word: '出版' }],
    ['/v2/query/1001/7.html', 'query-cover', { bookId: '1001', queryFile: '7.html' }],
  ])('%j is %s with %o', (pathname, name, params) => {
    const match = matchRoute(pathname);
    expect([match?.route.name, match?.params]).toEqual([name, params]);
  });

  it.each([
    '/cover/1001.html',
    '/reader/1001.html',
    '/catalog/1001.html/',
    '/shortStory/1001.html',
    '/v2/query/1001.html/7.html',
    '/book/.html',
    '/book/1001.htm',
    '/book/1001.html.html',
    '/cover/a%2Fb',
    '/cover/100%',
    '/reader/出版',
    `/cover/${'1'.repeat(41)}`,
    '/v2/questionDetail/1.html',
    '/v2/labelSecond/a.b/1',
    '/v2/questionList/a%20b/1',
    '/categoryDetail/都市/a/b/c',
    '/h5Vip/1001/a.b',
  ])(
    '%s is none: no book or other thing is named so, and a suffix is for covers and phrases alone [ROUTE-03] (D-012)',
    (pathname) => {
      expect(matchRoute(pathname)).toBeUndefined();
    },
  );

  it('is the more exact one of two that fit, whichever stands first in the table', () => {
    const patterns = compilePatterns([
      { name: 'any', patterns: ['/rank/:kind'] },
      { name: 'new', patterns: ['/rank/new'] },
    ]);
    expect(matchPatterns(patterns, '/rank/new')?.route.name).toBe('new');
    expect(matchPatterns(patterns, '/rank/hot')?.route.name).toBe('any');
  });
});
