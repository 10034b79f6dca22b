import { DEFAULT_COMMENT_SIZE, type BookComment, type CommentSummary } from '@shuye/core-domain/comment';
import { AppError, messages } from '@shuye/core-domain/error';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireId, wireList, wireNumber, wireText } from './wire/fields.ts';

/** Whatever goes wrong with comments is said in one way [ERR-49]. */
const commentError = (error: AppError): AppError =>
  new AppError(error.kind, messages.commentFailure, { code: error.code, cause: error });

const wireComment = v.object({
  mid: wireId,
  nickName: v.nullish(wireText, ''),
  userPhoto: v.nullish(wireText, ''),
  text: v.nullish(wireText, ''),
  pubTime: v.nullish(wireNumber, 0),
  replyNum: v.nullish(wireNumber, 0),
  zanNum: v.nullish(wireNumber, 0),
});

const toComment = (wire: v.InferOutput<typeof wireComment>): BookComment => ({
  commentId: wire.mid,
  nickname: wire.nickName,
  avatarUrl: wire.userPhoto,
  text: wire.text,
  publishedAt: wire.pubTime,
  replyCount: wire.replyNum,
  likeCount: wire.zanNum,
});

const wireScore = v.object({ bookScore: v.nullish(wireNumber), commentPeopleNum: v.nullish(wireNumber, 0) });

export interface CommentsInput {
  bookId: string;
  size?: number;
  /** From 1. */
  page?: number;
  score?: number;
  authorId?: string;
}

/** Loads comments on a book, three unless told otherwise [API-38] [COMMENT-05] (D-046). */
export const commentList = defineCall({
  name: 'commentList',
  service: 'comment',
  method: 'GET',
  path: '/comment/list',
  body: 'query',
  sign: 'sent',
  userField: 'sqUid',
  request: {
    do: v.literal('list'),
    bookId: wireId,
    fetch: wireText,
    source: wireText,
    size: v.optional(wireNumber, DEFAULT_COMMENT_SIZE),
    page: v.optional(wireNumber, 1),
    score: v.optional(wireNumber),
    authorId: v.optional(wireText),
  },
  toRequest: ({ bookId, size = DEFAULT_COMMENT_SIZE, page = 1, score, authorId }: CommentsInput) => ({
    do: 'list' as const,
    bookId,
    fetch: 'all',
    source: 'h5',
    size,
    page,
    score,
    authorId,
  }),
  refusals: { 401: 'the book is off the shelf' },
  answer: v.object({
    data: wireList(wireComment),
    info: v.nullish(
      v.object({
        total: v.nullish(wireNumber, 0),
        count: v.nullish(wireNumber, 0),
        scoreInfo: v.nullish(wireScore),
      }),
      {},
    ),
  }),
  toResult: ({ data, info }): { comments: readonly BookComment[]; summary: CommentSummary } => ({
    comments: data.map(toComment),
    summary: {
      total: info.total ?? 0,
      scoredBy: info.scoreInfo?.commentPeopleNum ?? 0,
      ...(info.scoreInfo?.bookScore ? { score: info.scoreInfo.bookScore } : {}),
    },
  }),
  successCodes: [200, 1],
  mapError: commentError,
});

/** The score of a book by itself [API-39]. */
export const bookScore = defineCall({
  name: 'bookScore',
  service: 'bookstore',
  method: 'GET',
  path: '/api/comment/score',
  body: 'query',
  sign: 'sent',
  request: { do: v.literal('score'), title: v.optional(wireText), author: v.optional(wireText), bid: wireId },
  toRequest: ({ bookId, title, author }: { bookId: string; title: string; author: string }) => ({
    do: 'score' as const,
    title,
    author,
    bid: bookId,
  }),
  refusals: { 401: 'the book is off the shelf' },
  answer: v.object({ data: v.object({ score: v.nullish(wireNumber), num: v.nullish(wireNumber, 0) }) }),
  toResult: ({ data }): Omit<CommentSummary, 'total'> => ({
    scoredBy: data.num,
    ...(data.score ? { score: data.score } : {}),
  }),
  successCodes: [200, 1],
  mapError: commentError,
});
