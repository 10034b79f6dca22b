import {
  isOwnBookId,
  MAX_OWN_BOOK,
  MAX_OWN_TITLE,
  OWN_BOOK_PIECE,
  ownBookPieces,
} from '@shuye/core-domain/own-book-file';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireFlag, wireList, wireNumber } from './wire/fields.ts';

/** Said where a book is in the reader's space no more, or is not there yet. */
export const NO_SPACE_BOOK = 20_010;
/** Said where the space has no room for the book. */
export const SPACE_FULL = 20_011;
/** Said where the space has as many books as it may have. */
export const TOO_MANY_SPACE_BOOKS = 20_012;
/** Said where what came is not the book that was announced; nothing of it is kept. */
export const SPACE_BOOK_DAMAGED = 20_013;

const bookId = v.pipe(v.string(), v.check(isOwnBookId, 'no book of one’s own'));
const upload = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const count = v.pipe(wireNumber, v.integer(), v.minValue(0));
const size = v.pipe(count, v.minValue(1), v.maxValue(MAX_OWN_BOOK));
const ordinal = v.pipe(count, v.maxValue(ownBookPieces(MAX_OWN_BOOK) - 1));
const digest = v.pipe(v.string(), v.regex(/^[0-9a-z]{1,7}-[0-9a-z]{1,7}-[0-9a-z]{1,7}$/));
const text = v.pipe(v.string(), v.maxLength(MAX_OWN_TITLE));
const content = v.pipe(v.string(), v.maxLength((OWN_BOOK_PIECE / 3) * 4), v.regex(/^[0-9A-Za-z+/]+={0,2}$/));
const format = v.picklist(['txt', 'epub']);

// What is asked twice does no more than what is asked once: each call may be repeated as a question may.
const base = {
  service: 'shelf',
  method: 'POST',
  body: 'json',
  sign: 'required',
  effect: 'read',
  userField: 'user_id',
} as const;

/** A book of a reader's own space, or one that is on its way there. */
export interface SpaceBook {
  bookId: string;
  /** Names what was brought: a book that is brought again gets another. */
  upload: string;
  title: string;
  author: string;
  format: 'txt' | 'epub';
  bytes: number;
  isWhole: boolean;
  /** Milliseconds. */
  at: number;
}

export interface OwnSpace {
  books: readonly SpaceBook[];
  /** Of all books, those on their way too. */
  usedBytes: number;
  /** 0 where the operator keeps no books of readers. */
  maxBytes: number;
  maxBooks: number;
}

/** What an account's space holds, the latest first, and how much it may hold; HTTP 401 for a guest. */
export const loadOwnSpace = defineCall({
  ...base,
  name: 'loadOwnSpace',
  path: '/api/v1/own-space/list',
  request: {},
  toRequest: () => ({}),
  defaultMessage: '我的空间没有打开，请稍后再试',
  answer: v.object({
    books: wireList(
      v.object({ bookId, upload, title: text, author: text, format, bytes: size, isWhole: wireFlag, at: count }),
    ),
    usedBytes: count,
    maxBytes: count,
    maxBooks: count,
  }),
  toResult: ({ books, ...rest }): OwnSpace => ({ books: books ?? [], ...rest }),
});

export interface NewSpaceBook {
  bookId: string;
  title: string;
  author: string;
  format: 'txt' | 'epub';
  /** Of the deflated file, and its name by content. */
  bytes: number;
  digest: string;
}

/** Announces a book, for which room is kept from now on; one that was announced before goes on where it stopped. */
export const beginSpaceBook = defineCall({
  ...base,
  name: 'beginSpaceBook',
  path: '/api/v1/own-space/begin',
  request: { bookId, title: text, author: v.optional(text, ''), format, bytes: size, digest },
  toRequest: (input: NewSpaceBook) => ({ ...input }),
  refusals: {
    [SPACE_FULL]: 'the space has no room for the book',
    [TOO_MANY_SPACE_BOOKS]: 'the space has as many books as it may have',
  },
  defaultMessage: '上传没有开始，请稍后再试',
  answer: v.object({ upload, isWhole: wireFlag, missing: wireList(ordinal) }),
  toResult: ({ missing, ...rest }) => ({ ...rest, missing: missing ?? [] }),
});

export interface SpaceUpload {
  upload: string;
}

export interface SpacePiece extends SpaceUpload {
  /** From 0. */
  ordinal: number;
  /** Base64. */
  content: string;
}

const gone = { [NO_SPACE_BOOK]: 'the book is in the space no more' };
const damaged = { [SPACE_BOOK_DAMAGED]: 'what came is not the book that was announced' };

/** Brings one piece of a book that was announced. */
export const writeSpaceBook = defineCall({
  ...base,
  name: 'writeSpaceBook',
  path: '/api/v1/own-space/write',
  request: { upload, ordinal, content },
  toRequest: (input: SpacePiece) => ({ ...input }),
  refusals: { ...gone, ...damaged },
  defaultMessage: '上传中断了，请重试',
  answer: v.object({}),
  toResult: () => undefined,
});

/** Says that all pieces came: the book is looked through, and stands in the space from now on. */
export const finishSpaceBook = defineCall({
  ...base,
  name: 'finishSpaceBook',
  path: '/api/v1/own-space/finish',
  request: { upload },
  toRequest: (input: SpaceUpload) => ({ ...input }),
  refusals: { ...gone, ...damaged },
  defaultMessage: '上传中断了，请重试',
  answer: v.object({}),
  toResult: () => undefined,
});

/** One piece of a book of the space. */
export const readSpaceBook = defineCall({
  ...base,
  name: 'readSpaceBook',
  path: '/api/v1/own-space/read',
  request: { upload, ordinal },
  toRequest: (input: Omit<SpacePiece, 'content'>) => ({ ...input }),
  refusals: gone,
  defaultMessage: '下载中断了，请重试',
  answer: v.object({ bytes: size, digest, content }),
  toResult: (answer) => answer,
});

/** Deletes a book from the space, or what came of it; nothing where it is not there. */
export const deleteSpaceBook = defineCall({
  ...base,
  name: 'deleteSpaceBook',
  path: '/api/v1/own-space/delete',
  request: { bookId },
  toRequest: ({ bookId: id }: { bookId: string }) => ({ bookId: id }),
  defaultMessage: '没有删除，请稍后再试',
  answer: v.object({}),
  toResult: () => undefined,
});
