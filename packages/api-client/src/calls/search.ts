import type { BookBrief } from '@shuye/core-domain/book';
import { messages } from '@shuye/core-domain/error';
import {
  HOT_WORDS,
  parseSuggestions,
  SEARCH_PAGE_SIZE,
  searchInfo,
  searchPlatform,
  type HotWord,
  type SearchResult,
} from '@shuye/core-domain/search';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { toBookBrief, wireBookBrief } from './wire/book.ts';
import { wireId, wireList, wireNullable, wireNumber, wireText } from './wire/fields.ts';

const searched = v.pipe(wireText, v.maxLength(200));

const wireAuthor = v.object({
  authorId: v.nullish(wireText, ''),
  authorName: v.string(),
  books: wireList(wireBookBrief),
});

/** Both result calls have this answer (D-154, D-156). */
const resultAnswer = v.object({
  aladdin: v.nullish(wireBookBrief),
  data: wireList(wireBookBrief),
  info: v.nullish(v.object({ qp_trigger: wireNullable(wireText), total: wireNullable(wireText) }), {}),
  module: v.nullish(v.object({ data: v.nullish(v.object({ author: v.nullish(wireAuthor) })) })),
});

const briefs = (wire: readonly v.InferOutput<typeof wireBookBrief>[]): BookBrief[] =>
  wire.map(toBookBrief).filter((book) => book.bookId !== '');

const toSearchResult = ({ aladdin, data, info, module }: v.InferOutput<typeof resultAnswer>): SearchResult => {
  const author = module?.data?.author;
  const [directHit] = aladdin ? briefs([aladdin]) : [];
  return {
    ...searchInfo(info.qp_trigger, info.total),
    books: briefs(data),
    ...(directHit ? { directHit } : {}),
    ...(author ? { author: { authorId: author.authorId, name: author.authorName, books: briefs(author.books) } } : {}),
  };
};

/** A server's own words stand in its info [ERR-63]; where it has none, ours do [ERR-64]. */
const refusal = { messageIn: 'info', defaultMessage: messages.searchFailure } as const;

/** Finds books for the search screen, ten a page [API-50]. */
export const searchResult = defineCall({
  name: 'searchResult',
  service: 'search',
  method: 'GET',
  path: '/search/result',
  body: 'query',
  sign: 'required',
  request: { q: searched, page: wireNumber, filterMigu: v.optional(wireNumber) },
  toRequest: ({ word, page = 1 }: { word: string; page?: number }) => ({ q: word, page, filterMigu: 1 }),
  refusals: { 400: 'the word is blank' },
  answer: resultAnswer,
  toResult: toSearchResult,
  successCodes: [200, 1],
  ...refusal,
});

/** The same for pages that carry the word in their address; unsigned [API-53] [SIGN-17]. */
export const searchQuery = defineCall({
  name: 'searchQuery',
  service: 'search',
  method: 'GET',
  path: '/search/query',
  body: 'query',
  sign: 'never',
  userField: 'uid',
  request: { q: searched, page: wireNumber, size: wireNumber },
  toRequest: ({ word, page = 1, platform }: { word: string; page?: number; platform?: unknown }) => ({
    q: word,
    page,
    size: SEARCH_PAGE_SIZE,
    platform: searchPlatform(platform),
  }),
  refusals: { 400: 'the word is blank' },
  answer: resultAnswer,
  toResult: toSearchResult,
  successCodes: [200, 1],
  ...refusal,
});

/** Words that begin like what is being typed; anything but a list counts as none [API-51]. */
export const suggestWords = defineCall({
  name: 'suggestWords',
  service: 'search',
  method: 'GET',
  path: '/search/suggest',
  body: 'query',
  sign: 'never',
  request: { q: searched },
  toRequest: ({ typed }: { typed: string }) => ({ q: typed }),
  refusals: { 400: 'the word is blank' },
  answer: v.object({ data: wireNullable(v.unknown()) }),
  toResult: ({ data }) => parseSuggestions(data),
  successCodes: [200, 1],
});

/** Ten words that many search for; a server that sends more is cut short [API-52, CONST-76]. */
export const hotWords = defineCall({
  name: 'hotWords',
  service: 'search',
  method: 'GET',
  path: '/search/hot',
  body: 'query',
  sign: 'never',
  request: { id: v.optional(wireText) },
  toRequest: ({ place = '' }: { place?: string } = {}) => ({ id: place }),
  answer: v.object({
    data: wireList(v.object({ title: v.string(), bookid: v.nullish(v.union([v.literal(''), wireId])) })),
  }),
  toResult: ({ data }): HotWord[] =>
    data.slice(0, HOT_WORDS).map(({ title, bookid }) => ({ title, ...(bookid ? { bookId: bookid } : {}) })),
  successCodes: [200, 1],
});
