import { describe, expect, it } from 'vitest';
import { compilePatterns, matchPatterns, matchRoute } from './matchRoute.ts';

describe('the route of a path', () => {
  it.each([
    ['/', 'home', {}],
    ['', 'home', {}],
    ['/st', 'bookstore', {}],
    ['/st/publish', 'bookstore', { pageName: 'publish' }],
    ['/st/%E5%87%BA%E7%89%88/', 'bookstore', { pageName: '出版' }],
    ['/cover/a%2Fb', 'cover', { bookId: 'a/b' }],
    ['/Cover/1001', 'cover', { bookId: '1001' }],
    ['/book/1001.html', 'cover', { bookFile: '1001.html' }],
    ['/myself//', 'myself', {}],
    ['/cover/100%', 'cover', { bookId: '100%' }],
    ['/reader/出版', 'reader', { bookId: '出版' }],
  ])('%j is %s with %o', (pathname, name, params) => {
    const match = matchRoute(pathname);
    expect([match?.route.name, match?.params]).toEqual([name, params]);
  });

  it('is the more exact one of two that fit, whichever stands first in the table', () => {
    const patterns = compilePatterns([
      { name: 'any', patterns: ['/rank/:kind'] },
      { name: 'new', patterns: ['/rank/new'] },
    ]);
    expect(matchPatterns(patterns, '/rank/new')?.route.name).toBe('new');
    expect(matchPatterns(patterns, '/rank/hot')?.route.name).toBe('any');
  });
});
