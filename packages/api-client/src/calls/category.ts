import type { BookBrief } from '@shuye/core-domain/book';
import type { CategoryFilter } from '@shuye/core-domain/navigation';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { toBookBrief, wireBookBrief } from './wire/book.ts';
import { wireId, wireList, wireNumber, wireText } from './wire/fields.ts';

export interface Category {
  categoryId: string;
  name: string;
  relatedName: string;
  group: string;
  coverUrl: string;
}

export interface CategoryGroup {
  name: string;
  categories: readonly Category[];
}

export interface BookPage {
  books: readonly BookBrief[];
  total: number;
  totalPages: number;
}

const wireCategory = v.object({
  cid: wireId,
  title: v.string(),
  relatedName: v.nullish(wireText, ''),
  category: v.nullish(wireText, ''),
  cover: v.nullish(wireText, ''),
});

/** The index of categories, group by group [API-45] (D-157). */
export const categoryPage = defineCall({
  name: 'categoryPage',
  service: 'interest',
  method: 'GET',
  path: '/interest/page',
  body: 'query',
  sign: 'sent',
  request: { pageId: wireText },
  toRequest: ({ pageId = 'category' }: { pageId?: string }) => ({ pageId }),
  answer: v.object({ data: wireList(v.object({ group: v.string(), items: wireList(wireCategory) })) }),
  toResult: ({ data }): CategoryGroup[] =>
    data.map(({ group, items }) => ({
      name: group,
      categories: items.map(({ cid, title, relatedName, category, cover }) => ({
        categoryId: cid,
        name: title,
        relatedName,
        group: category || group,
        coverUrl: cover,
      })),
    })),
});

/** The categories that books are ranked by [API-46]. */
export const rankClasses = defineCall({
  name: 'rankClasses',
  service: 'interest',
  method: 'GET',
  path: '/openapi/rankv2/class',
  body: 'query',
  sign: 'sent',
  request: {},
  toRequest: () => ({}),
  answer: v.object({ data: wireList(v.object({ cid: wireId, name: v.string() })) }),
  toResult: ({ data }) => data.map(({ cid, name }) => ({ categoryId: cid, name })),
});

export interface CategoryBooksInput extends Partial<CategoryFilter> {
  categoryId: string;
  /** From 1. */
  page?: number;
}

const PAGE_SIZE = 10;

/** Books of a category, ten a page [API-47] [CATRANK-05]. */
export const categoryBooks = defineCall({
  name: 'categoryBooks',
  service: 'novel',
  method: 'GET',
  path: '/novel/api',
  body: 'query',
  sign: 'sent',
  selectedBy: 'do',
  request: {
    do: v.literal('is_caterank'),
    filterMigu: v.optional(wireNumber),
    cid: wireId,
    page: wireNumber,
    size: wireNumber,
    status: v.optional(wireText),
    sort: v.optional(wireText),
  },
  toRequest: ({ categoryId, page = 1, status, order = 'popular' }: CategoryBooksInput) => ({
    do: 'is_caterank' as const,
    filterMigu: 1,
    cid: categoryId,
    page,
    size: PAGE_SIZE,
    status: status === undefined ? undefined : status === 'ongoing' ? '1' : '2',
    sort: order,
  }),
  refusals: { 404: 'there is no such category' },
  answer: v.object({
    data: wireList(wireBookBrief),
    info: v.nullish(v.object({ total: v.nullish(wireNumber, 0), totalPage: v.nullish(wireNumber, 0) }), {}),
  }),
  toResult: ({ data, info }): BookPage => ({
    books: data.map(toBookBrief).filter((book) => book.bookId !== ''),
    total: info.total ?? 0,
    totalPages: info.totalPage ?? 0,
  }),
  successCodes: [200, 1],
});
