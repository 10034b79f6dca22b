import type { SearchPhrase } from '@shuye/core-domain/book';
import { groupLabels, parseLabelType, type HotBooks, type LabelGroup } from '@shuye/core-domain/question';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { toBookBrief, wireBookBrief } from './wire/book.ts';
import { wireId, wireList, wireNullable, wireNumber, wireText } from './wire/fields.ts';

/** The lists for search engines are asked for by page, and count their pages (D-186). */
export const pageRequest = { page: v.optional(wireNumber), pageSize: v.optional(wireNumber) };
export const pageCounts = {
  total: v.nullish(wireNumber, 0),
  totalPage: v.nullish(wireNumber, 0),
  currentPage: v.nullish(wireNumber, 1),
};
export const PAGE_SIZE = 10;

const wireHotBook = v.object({ ...wireBookBrief.entries, order: v.nullish(wireNumber, 0) });

type WireHotBooks = { items: v.InferOutput<typeof wireHotBook>[]; totalPage: number; currentPage: number };

const toHotBooks = ({ items, totalPage, currentPage }: WireHotBooks): HotBooks => ({
  books: items.map((wire) => ({ ...toBookBrief(wire), order: wire.order })).filter(({ bookId }) => bookId !== ''),
  currentPage,
  totalPages: totalPage,
});

const seo = { service: 'bff', method: 'POST', body: 'json', sign: 'sent', effect: 'read' } as const;

/** The books that most readers look for [API-56]. */
export const hotBooks = defineCall({
  ...seo,
  name: 'hotBooks',
  path: '/api/bcsbizai/seo/query/books',
  request: pageRequest,
  toRequest: ({ page = 1 }: { page?: number }) => ({ page, pageSize: PAGE_SIZE }),
  answer: v.object({ data: v.object({ items: wireList(wireHotBook), ...pageCounts }) }),
  toResult: ({ data }) => toHotBooks(data),
});

const wireLabel = v.object({
  itemKey: wireId,
  itemName: v.string(),
  itemSubType: wireText,
  labelType: wireNullable(wireNumber),
});

/** All labels, group by group [API-60]. */
export const labelList = defineCall({
  ...seo,
  name: 'labelList',
  path: '/api/bcsbizai/category/column/allitems',
  request: {},
  toRequest: () => ({}),
  answer: v.object({ data: v.object({ items: wireList(wireLabel) }) }),
  toResult: ({ data }): LabelGroup[] =>
    groupLabels(
      data.items.map(({ itemKey, itemName, itemSubType, labelType }) => ({
        labelId: itemKey,
        name: itemName,
        group: itemSubType,
        labelType: parseLabelType(labelType, itemSubType),
      })),
    ),
});

/** The books of a label, and of which type it is: whoever asks may take it for another [API-61] [ENUM-21]. */
export const labelBooks = defineCall({
  ...seo,
  name: 'labelBooks',
  path: '/api/bcsbizai/xapi/categoryAndTag/books/h5',
  request: { labelId: wireId, labelType: v.optional(wireNumber), ...pageRequest },
  toRequest: ({ labelId, labelType, page = 1 }: { labelId: string; labelType: number; page?: number }) => ({
    labelId,
    labelType,
    page,
    pageSize: PAGE_SIZE,
  }),
  refusals: { 404: 'there is no such label' },
  answer: v.object({
    data: v.object({
      items: wireList(wireHotBook),
      labelName: v.nullish(wireText, ''),
      labelType: wireNullable(wireNumber),
      ...pageCounts,
    }),
  }),
  toResult: ({ data: { labelName, labelType, ...books } }) => ({
    ...toHotBooks(books),
    labelName,
    labelType: labelType === undefined ? undefined : parseLabelType(labelType, ''),
  }),
});

const wirePhrase = v.object({ queryId: wireId, queryName: v.string(), bookId: wireNullable(wireId) });

const toPhrase = ({ queryId, queryName, bookId }: v.InferOutput<typeof wirePhrase>): SearchPhrase => ({
  text: queryName,
  queryId,
  ...(bookId === undefined ? {} : { bookId }),
});

/** Lists phrases that readers search for, most searched first [API-62]. */
export const phraseList = defineCall({
  ...seo,
  name: 'phraseList',
  path: '/api/bcsbizai/seo/search/query/list',
  request: pageRequest,
  toRequest: ({ page = 1 }: { page?: number }) => ({ page, pageSize: PAGE_SIZE }),
  answer: v.object({ data: v.object({ items: wireList(wirePhrase), ...pageCounts }) }),
  toResult: ({ data }) => ({
    phrases: data.items.map(toPhrase),
    currentPage: data.currentPage,
    totalPages: data.totalPage,
  }),
});

/** A phrase with its books and the phrases beside it [API-63]. */
export const phraseDetail = defineCall({
  ...seo,
  name: 'phraseDetail',
  path: '/api/bcsbizai/seo/search/query/detail',
  request: { queryId: wireId },
  toRequest: ({ queryId }: { queryId: string }) => ({ queryId }),
  refusals: { 401: 'the book is off the shelf', 404: 'there is no such phrase' },
  answer: v.object({
    data: v.object({ queryName: v.string(), books: wireList(wireBookBrief), contactWords: wireList(wirePhrase) }),
  }),
  toResult: ({ data }) => ({
    text: data.queryName,
    books: data.books.map(toBookBrief).filter(({ bookId }) => bookId !== ''),
    related: data.contactWords.map(toPhrase),
  }),
});
