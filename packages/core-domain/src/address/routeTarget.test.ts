import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAddress } from '../../test/anAddress.ts';
import { hostileAddresses } from '../../test/hostileAddresses.ts';
import { checkProperty } from '../../test/propertyRuns.ts';
import { routeTarget, type RoutePattern } from './routeTarget.ts';

const routes: RoutePattern[] = [
  { name: 'home', paths: ['/'] },
  { name: 'store', paths: ['/st', '/st/:pageName'] },
  { name: 'shelf', paths: ['/shelf'] },
  { name: 'reader', paths: ['/reader/:bookId'] },
  { name: 'query', paths: ['/v2/query/:bookId/:seoQueryId'] },
  { name: 'search', paths: ['/search', '/v2/search/:word'] },
];

describe('a target inside the product', () => {
  it.each([
    ['/', '/'],
    ['/shelf', '/shelf'],
    ['/shelf/', '/shelf/'],
    ['/st', '/st'],
    ['/st/publish', '/st/publish'],
    ['/reader/1001', '/reader/1001'],
    ['/reader/1001/?forceChapterId=5#top', '/reader/1001/?forceChapterId=5#top'],
    ['/v2/query/1001/77.html', '/v2/query/1001/77.html'],
    ['/v2/search/灯', '/v2/search/%E7%81%AF'],
    ['/v2/search/%E7%81%AF%20%E5%B1%B1', '/v2/search/%E7%81%AF%20%E5%B1%B1'],
    ['/v2/search/100%25', '/v2/search/100%25'],
    ['/reader/1001/../1002', '/reader/1002'],
    [`/reader/${'9'.repeat(200)}`, `/reader/${'9'.repeat(200)}`],
    ['home', '/'],
    ['shelf', '/shelf'],
    ['store', '/st'],
    ['search', '/search'],
  ])('%s leads to %s', (target, path) => {
    expect(routeTarget(target, routes)).toBe(path);
  });

  it.each(hostileAddresses)('leads to %j nowhere but home', (target) => {
    expect(['/', undefined]).toContain(routeTarget(target, routes));
  });

  it.each([
    '/reader/%2f%2fevil.test',
    '/reader/%252f',
    '/reader/%255c',
    '/reader/%252E',
    '/reader/%00',
    '/reader/%7f',
    '/reader/%ff',
    '/st//',
  ])('has no parameter that breaks out of its segment: %s', (target) => {
    expect(routeTarget(target, routes)).toBeUndefined();
  });

  it('has no name without a path of its own', () => {
    expect(routeTarget('reader', routes)).toBeUndefined();
    expect(routeTarget('query', routes)).toBeUndefined();
  });

  it('is none without routes', () => {
    expect(routeTarget('/shelf', [])).toBeUndefined();
    expect(routeTarget('/', [])).toBeUndefined();
  });
});

describe('any target (P18)', () => {
  const listed = [
    /^\/$/,
    /^\/st\/?$/,
    /^\/st\/[^/]+\/?$/,
    /^\/shelf\/?$/,
    /^\/reader\/[^/]+\/?$/,
    /^\/v2\/query\/[^/]+\/[^/]+\/?$/,
    /^\/search\/?$/,
    /^\/v2\/search\/[^/]+\/?$/,
  ];

  it('leads to a listed route of this origin or nowhere, read twice the same', () => {
    checkProperty(
      'P18',
      fc.property(anAddress, (target) => {
        const path = routeTarget(target, routes);
        if (path === undefined) return true;
        const read = new URL(path, 'https://other.test');
        const isHere = path.startsWith('/') && !path.startsWith('//') && read.origin === 'https://other.test';
        const isListed = listed.some((pattern) => pattern.test(read.pathname));
        const isStable = read.pathname + read.search + read.hash === path && routeTarget(path, routes) === path;
        return isHere && isListed && isStable;
      }),
    );
  });
});
