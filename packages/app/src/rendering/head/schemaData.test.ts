import type { Book, WithContext } from 'schema-dts';
import { expect, it } from 'vitest';
import { listData, SCHEMA } from './schemaData.ts';

it('is held against the definitions of schema.org by the compiler: what a book has not there is no part of it', () => {
  const book: WithContext<Book> = {
    '@context': SCHEMA,
    '@type': 'Book',
    name: '山中灯火',
    // @ts-expect-error Books have pages and words there, and no chapters.
    numberOfChapters: 1000,
  };
  expect(book).toMatchObject({ '@type': 'Book' });
});

it('counts and orders the pages of a list', () => {
  const pages = [
    ['甲', '/a'],
    ['乙', '/b'],
  ] as const;
  expect(listData('榜', pages, (path) => `https://shuye.test${path}`)).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: '甲', url: 'https://shuye.test/a' },
      { position: 2, name: '乙', url: 'https://shuye.test/b' },
    ],
  });
});
