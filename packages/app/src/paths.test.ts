import { describe, expect, it } from 'vitest';
import { matchRoute } from './router/matchRoute.ts';
import { paths } from './paths.ts';

describe('addresses of pages', () => {
  it.each([
    [paths.home(), 'home', {}],
    [paths.bookstore('出版 1'), 'bookstore', { pageName: '出版 1' }],
    [paths.cover('1001'), 'cover', { bookId: '1001' }],
    [paths.catalog('1001'), 'catalog', { bookId: '1001' }],
    [paths.reader('1001'), 'reader', { bookId: '1001' }],
    [paths.shelf(), 'shelf', {}],
    [paths.myself(), 'myself', {}],
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

  it('lead each to a page, but for those whose page is still to come', () => {
    const samples: Record<keyof typeof paths, string> = {
      home: paths.home(),
      bookstore: paths.bookstore('publish'),
      cover: paths.cover('1'),
      catalog: paths.catalog('1'),
      reader: paths.reader('1'),
      pcReader: paths.pcReader('1'),
      shelf: paths.shelf(),
      myself: paths.myself(),
      search: paths.search(),
      rank: paths.rank(),
      topUp: paths.topUp(),
      buyMember: paths.buyMember(),
      myMemberships: paths.myMemberships(),
      myBeans: paths.myBeans(),
      beanTickets: paths.beanTickets(),
      records: paths.records(),
      boughtBooks: paths.boughtBooks(),
      download: paths.download('1'),
      category: paths.category(),
      buyBook: paths.buyBook({ bookId: '1', title: '灯' }, new Map()),
    };
    const missing = Object.entries(samples).flatMap(([name, address]) =>
      matchRoute(new URL(address, 'https://shuye.test').pathname)?.route.screen ? [] : [name],
    );
    // This list only shrinks: whoever adds a page takes its builder out, and nobody adds a builder without its page.
    expect(missing).toEqual([
      'search',
      'rank',
      'topUp',
      'buyMember',
      'myMemberships',
      'myBeans',
      'beanTickets',
      'records',
      'boughtBooks',
      'download',
      'category',
      'buyBook',
    ]);
  });

  it.each(['/reader', '/cover', '/book/', '/catalog', '/st/a/b', '/nowhere'])(
    '%s is none of ours [ROUTE-03]',
    (address) => {
      expect(matchRoute(address)).toBeUndefined();
    },
  );

  it('leave out what is empty [ROUTE-57]', () => {
    expect(paths.reader('1', { forceChapterId: '', forceChapterIndex: undefined, bookType: 1 })).toBe(
      '/reader/1?bookType=1',
    );
    expect(paths.cover('1', { rid: '' })).toBe('/cover/1');
  });

  it('carry the first chapter’s index, which is 0', () => {
    expect(paths.reader('1', { forceChapterIndex: 0 })).toBe('/reader/1?forceChapterIndex=0');
  });

  it('cannot be led astray by an id', () => {
    expect(paths.cover('../shelf?x=#')).toBe('/cover/..%2Fshelf%3Fx%3D%23');
  });
});
