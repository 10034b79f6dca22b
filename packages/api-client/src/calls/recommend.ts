import type { BookBrief } from '@shuye/core-domain/book';
import { messages } from '@shuye/core-domain/error';
import { recommendationCount, recommendationError, recommendationFailure } from '@shuye/core-domain/recommend';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { toBookBrief, wireBookBrief } from './wire/book.ts';
import { wireList, wireNumber, wireText } from './wire/fields.ts';

export interface RecommendInput {
  /** Books like this one; without it, books for anybody. */
  bookId?: string;
  place: 'cover' | 'query' | 'shelf' | 'home';
  shown?: readonly string[];
}

/** Books to go on with: three beside a book, ten without [API-37] (D-045). */
export const recommend = defineCall({
  name: 'recommend',
  service: 'recommend',
  method: 'GET',
  path: '/recommend/index',
  body: 'query',
  sign: 'sent',
  userField: 'user_id',
  request: {
    id: v.optional(wireText),
    do: v.literal('recom'),
    qtf: wireText,
    qtn: wireText,
    nums: wireNumber,
    bids: v.optional(wireText),
  },
  toRequest: ({ bookId, place, shown }: RecommendInput) => ({
    id: bookId,
    do: 'recom' as const,
    qtf: 'h5',
    qtn: place,
    nums: recommendationCount(bookId),
    bids: shown?.join(','),
  }),
  answer: v.object({
    info: v.nullish(v.object({ rid: v.nullish(wireText, '') }), {}),
    data: wireList(wireBookBrief),
  }),
  toResult: ({ info, data }): { rid: string; books: BookBrief[] } => {
    const books = data.map(toBookBrief).filter((book) => book.bookId !== '');
    if (books.length === 0) throw recommendationFailure('empty');
    return { rid: info.rid ?? '', books };
  },
  stateField: 'status',
  successCodes: [200, 1],
  // Refused without words: the book is not recommendable (D-092).
  defaultMessage: messages.notRecommendable,
  mapError: recommendationError,
});
