import { UNSHELVED_CODE } from '@shuye/core-domain/book';
import { AppError, messages } from '@shuye/core-domain/error';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { toBook, wireBook } from './wire/book.ts';
import { wireId, wireNumber, wireText } from './wire/fields.ts';

/** Wrong signature, too old or too many: these refuse the call and say nothing about a book. */
const CALL_REFUSAL = /401.|429/;

/**
 * Off-shelf keeps the server's words, a missing network its own; every other failure is 404 with one text, of the kind it
 * has. Where it is about the book it names it, because its chapters may be there all the same [ERR-13] [ERR-14] [ERR-15].
 */
const bookInfoError = (error: AppError, { bookId }: { bookId: string }): AppError => {
  const { kind, code } = error;
  if (!/server|network|timeout/.test(kind) || code === UNSHELVED_CODE) return error;
  const isOfCall = kind !== 'server' || CALL_REFUSAL.test(`${code}`);
  return new AppError(kind, messages.bookInfoFailure, {
    code: 404,
    cause: error,
    bookId: isOfCall ? undefined : bookId,
  });
};

const bookRequest = { bookId: wireId, keywordsId: v.optional(wireText), needFreeStack: v.optional(wireNumber) };

const requireId = (bookId: string): string => {
  if (!bookId) throw new AppError('input', 'Invalid book ID');
  return bookId;
};

/** A book with the reader's rights to it [API-06]. Refused with 401 when the book is off the shelf. */
export const bookInfo = defineCall({
  name: 'bookInfo',
  service: 'book',
  method: 'POST',
  path: '/openapi/book/info',
  body: 'form',
  sign: 'required',
  effect: 'read',
  userField: 'user_id',
  request: bookRequest,
  toRequest: ({ bookId }: { bookId: string }) => ({ bookId: requireId(bookId), needFreeStack: 1 }),
  refusals: { 401: 'the book is off the shelf' },
  answer: v.object({ data: wireBook }),
  toResult: ({ data }) => toBook(data),
  mapError: bookInfoError,
});

/** The same book as the page of a searched phrase shows it, with the phrases beside it [API-07] (D-038). */
export const phraseBookInfo = defineCall({
  name: 'phraseBookInfo',
  service: 'book',
  method: 'POST',
  path: '/h5api/book/info',
  body: 'form',
  sign: 'required',
  effect: 'read',
  userField: 'user_id',
  request: bookRequest,
  toRequest: ({ bookId, queryId }: { bookId: string; queryId: string }) => ({
    bookId: requireId(bookId),
    keywordsId: queryId,
    needFreeStack: 1,
  }),
  refusals: { 401: 'the book is off the shelf' },
  answer: v.object({ data: wireBook }),
  toResult: ({ data }) => toBook(data),
  mapError: bookInfoError,
});
