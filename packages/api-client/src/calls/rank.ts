import type { BookBrief } from '@shuye/core-domain/book';
import type { RankedBook } from '@shuye/core-domain/question';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { toBookBrief, wireBookBrief } from './wire/book.ts';
import { wireId, wireList, wireNumber } from './wire/fields.ts';

export interface Rank {
  rankId: string;
  name: string;
  books: readonly BookBrief[];
}

const hasId = (book: BookBrief): boolean => book.bookId !== '';

/** All ranks with their first books [API-48] (D-158). */
export const rankHome = defineCall({
  name: 'rankHome',
  service: 'novel',
  method: 'GET',
  path: '/novel/api',
  body: 'query',
  sign: 'sent',
  selectedBy: 'do',
  request: { do: v.literal('is_rank_home') },
  toRequest: () => ({ do: 'is_rank_home' as const }),
  answer: v.object({
    data: wireList(v.object({ rankId: wireId, rankName: v.string(), books: wireList(wireBookBrief) })),
  }),
  toResult: ({ data }): Rank[] =>
    data.map(({ rankId, rankName, books }) => ({
      rankId,
      name: rankName,
      books: books.map(toBookBrief).filter(hasId),
    })),
  successCodes: [200, 1],
});

/** One rank, ten places a page [API-49] (D-158). */
export const rankBooks = defineCall({
  name: 'rankBooks',
  service: 'novel',
  method: 'GET',
  path: '/novel/api',
  body: 'query',
  sign: 'sent',
  selectedBy: 'do',
  request: { do: v.literal('is_rank_list'), rankId: wireId, page: wireNumber },
  toRequest: ({ rankId, page = 1 }: { rankId: string; page?: number }) => ({
    do: 'is_rank_list' as const,
    rankId,
    page,
  }),
  refusals: { 404: 'there is no such rank' },
  answer: v.object({
    data: wireList(v.object({ ...wireBookBrief.entries, order: wireNumber })),
    info: v.nullish(v.object({ totalPage: v.nullish(wireNumber, 0) }), {}),
  }),
  toResult: ({ data, info }): { books: readonly RankedBook[]; totalPages: number } => ({
    books: data.map((wire) => ({ ...toBookBrief(wire), order: wire.order })).filter(hasId),
    totalPages: info.totalPage ?? 0,
  }),
  successCodes: [200, 1],
});
