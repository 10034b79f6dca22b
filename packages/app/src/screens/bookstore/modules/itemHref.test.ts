import { describe, expect, it } from 'vitest';
import type { ItemAction } from '@shuye/core-domain/bookstore';
import { itemHref } from './itemHref.ts';

const book = {
  bookId: '77',
  title: '',
  author: '',
  coverUrl: '',
  description: '',
  category: '',
  status: 'ongoing',
  wordCount: 0,
} as const;

describe('where an item of a module leads [ENT-36]', () => {
  it.each<[ItemAction, string, string | undefined]>([
    ['book', '', '/cover/77'],
    ['route', '/st/publish', '/st/publish'],
    ['route', 'https://example.com/', undefined],
    ['url', 'https://example.com/a', 'https://example.com/a'],
    ['url', 'javascript:alert(1)', undefined],
    ['rank', '', '/rankIndex'],
    ['category', '', '/categoryIndex'],
    ['none', '/shelf', undefined],
  ])('by %s with %j: %s', (action, target, href) => {
    expect(itemHref({ action, target, book })).toBe(href);
  });

  it('is nowhere for a book without an id [ROUTE-58]', () => {
    expect(itemHref({ action: 'book', target: '' })).toBeUndefined();
  });
});
