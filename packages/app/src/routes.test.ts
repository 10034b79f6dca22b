import { describe, expect, it } from 'vitest';
import { matchRoute } from './router/matchRoute.ts';
import { paths } from './routes.ts';

/** What builders are called with that take more than parts of a path. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  categoryDetail: [{ categoryId: 'c1', name: '都市', relatedName: '', group: '' }],
  rankDetail: [{ rankId: 'popular', name: '人气榜' }],
  buyBook: [{ bookId: '1', title: '灯' }, new Map()],
};

describe('addresses of pages', () => {
  it.each([
    [paths.home(), 'home', {}],
    [paths.bookstore('出版 1'), 'bookstore', { pageName: '出版 1' }],
    [paths.cover('1001'), 'cover', { bookId: '1001' }],
    [paths.book('1001'), 'cover', { bookFile: '1001' }],
    [paths.queryCover('1001', '7'), 'query-cover', { bookId: '1001', queryFile: '7.html' }],
    [paths.catalog('1001'), 'catalog', { bookId: '1001' }],
    [paths.reader('1001'), 'reader', { bookId: '1001' }],
    [paths.reader('local-1').replace(/#.*/, ''), 'own-book', {}],
    [paths.shelf(), 'shelf', {}],
    [paths.myself(), 'myself', {}],
    [paths.shortStory('1012'), 'shortStory', { bid: '1012' }],
    [paths.download('1001'), 'download', { bookId: '1001' }],
    [paths.privacyPolicy(), 'privacy-policy', {}],
    [paths.userAgreement(), 'user-agreement', {}],
    [paths.monthlyLibrary(), 'myVipBookStore', { pageName: 'monthly' }],
    [paths.categories(), 'categoryIndex', {}],
    [
      paths.categoryDetail({ categoryId: '7', name: '都市/言情', relatedName: '治愈', group: '小说' }),
      'categoryDetail',
      { cid: '7', title: '都市/言情', relatedName: '治愈', category: '小说' },
    ],
    [
      paths.categoryDetail({ categoryId: '7', name: '都市', relatedName: '', group: '' }),
      'categoryDetail',
      { cid: '7', title: '都市', relatedName: '都市', category: '都市' },
    ],
    [paths.ranks(), 'rankIndex', {}],
    [paths.topUp(), 'topUp', {}],
  ])('%s leads to the %s [ROUTE-54]', (address, name, params) => {
    const match = matchRoute(address);
    expect(match?.route.name).toBe(name);
    expect(match?.params).toMatchObject(params);
  });

  it.each([
    ['/reader/1001/', 'reader', 'ROUTE-10'],
    ['/catalog/1001/', 'catalog', 'ROUTE-13'],
    ['/shelf/', 'shelf', 'ROUTE-31'],
    ['/myself/', 'myself', 'ROUTE-34'],
    ['/myself/collected', 'myself', 'ROUTE-34'],
  ])('%s reaches the same %s [%s]', (address, name) => {
    expect(matchRoute(address)?.route.name).toBe(name);
  });

  it('lead to a registered page', () => {
    const missing = Object.entries(paths).flatMap(([name, build]) => {
      const address: string = Reflect.apply(build, undefined, samples[name] ?? ['1', '1', '1', '1']);
      return matchRoute(new URL(address, 'https://shuye.test').pathname)?.route.screen ? [] : [name];
    });
    expect(missing).toEqual([]);
  });

  it.each(['/reader', '/cover', '/book/', '/catalog', '/st/a/b', '/nowhere'])(
    '%s is none of ours [ROUTE-03]',
    (address) => {
      expect(matchRoute(address)).toBeUndefined();
    },
  );

  it('name the purchase that waits for a top-up, and the payment that leads back [PAY-02] [BUY-08]', () => {
    expect(paths.topUp()).toBe('/top-up');
    expect(paths.topUp({ returnPath: '/buy-book?bid=1&price=5', order: 'k1' })).toBe(
      '/top-up?buy=1&back=%2Fbuy-book%3Fbid%3D1%26price%3D5&order=k1',
    );
  });

  it('name the membership that is asked for, and the page that waits for it [MEMBER-04]', () => {
    expect(paths.buyMember()).toBe('/buy-member');
    expect(paths.buyMember({ renew: true, type: 'super' })).toBe('/buy-member?renew=1&type=super');
    expect(paths.buyMember({ bookId: '1', planId: '4', returnPath: '/reader/1?rid=2' })).toBe(
      '/buy-member?bookId=1&aliasId=4&back=%2Freader%2F1%3Frid%3D2',
    );
  });

  it('leave out what is empty [ROUTE-57]', () => {
    expect(paths.reader('1', { forceChapterId: '', forceChapterIndex: undefined, bookType: 1 })).toBe(
      '/reader/1?bookType=1',
    );
    expect(paths.cover('1', { rid: '' })).toBe('/cover/1');
  });

  it('carry the first chapter’s index, which is 0', () => {
    expect(paths.reader('1', { forceChapterIndex: 0 })).toBe('/reader/1?forceChapterIndex=0');
  });

  it('encodes an id so that it cannot change the path', () => {
    expect(paths.cover('../shelf?x=#')).toBe('/cover/..%2Fshelf%3Fx%3D%23');
  });
});
