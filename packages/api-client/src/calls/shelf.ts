import { messages } from '@shuye/core-domain/error';
import { SHELF_REFUSED_STATUS, type BookStatusEntry, type KnownBook, type ShelfAction } from '@shuye/core-domain/shelf';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireId, wireJson, wireList, wireNullable, wireNumber, wireText } from './wire/fields.ts';
import { toShelfActions, toWireShelfBook, wireShelfBook } from './wire/shelfBook.ts';

/** Refused because the account has as many books as the server keeps for one. */
export const SHELF_FULL_STATUS = 20_002;

export interface ShelfSyncInput {
  nowMs: number;
  changes: readonly ShelfAction[];
  /** Whether the whole shelf is wanted back. */
  pull: boolean;
  /** Repeated beside the common `user_id`, as the documents write it. */
  userId?: string;
  channelId?: string;
  localIds?: readonly string[];
}

export interface ShelfSyncResult {
  /** The whole shelf, or nothing where it was not asked for. */
  actions: readonly ShelfAction[];
  /** Milliseconds; servers of the documents do not say it. */
  serverTime: number | undefined;
}

const LOCAL_IDS_MAX = 20_000;

/** Ids joined by commas, as many whole ones as a call may carry. */
const idList = (ids: readonly string[]): string => {
  const list = ids.join(',');
  return list.length <= LOCAL_IDS_MAX ? list : list.slice(0, list.lastIndexOf(',', LOCAL_IDS_MAX));
};

/**
 * Shelf and reading positions, pushed and pulled in one call; unsigned [API-40] (D-040). With one changed position and no
 * answer wanted it is the silent bookmark update [API-27] (D-041).
 */
export const syncBookmarks = defineCall({
  name: 'syncBookmarks',
  service: 'shelf',
  method: 'POST',
  path: '/api/v1/sync/bookmarks',
  body: 'form',
  sign: 'never',
  effect: 'keyed',
  userField: 'user_id',
  inAddress: ['_', 'nom9'],
  request: {
    _: v.optional(wireNumber),
    nom9: v.optional(wireNumber),
    t: wireNumber,
    get_data: v.pipe(wireNumber, v.picklist([0, 1])),
    bookmark: wireJson(v.pipe(v.array(wireShelfBook), v.maxLength(1000))),
    coverType: v.optional(wireNumber),
    client_bid_set: v.optional(v.pipe(v.string(), v.maxLength(LOCAL_IDS_MAX))),
    placeid: v.optional(wireText),
    userid: v.optional(wireText),
    imei: v.optional(wireText),
    tk: v.optional(wireText),
  },
  toRequest: ({ nowMs, changes, pull, userId, channelId, localIds = [] }: ShelfSyncInput) => ({
    _: nowMs,
    nom9: 1,
    t: Math.floor(nowMs / 1000),
    get_data: pull ? 1 : 0,
    bookmark: changes.map(toWireShelfBook),
    coverType: 1,
    client_bid_set: idList(localIds),
    userid: userId,
    placeid: channelId,
  }),
  refusals: {
    [SHELF_REFUSED_STATUS]: 'the stored shelf cannot be read: it is shown empty and nothing is changed',
    [SHELF_FULL_STATUS]: 'more books than are kept for one account',
  },
  defaultMessage: messages.shelfSyncFailure,
  answer: v.object({ detail: wireList(wireShelfBook), serverTime: wireNullable(wireNumber) }),
  toResult: ({ detail, serverTime }): ShelfSyncResult => ({
    actions: (detail ?? []).flatMap(toShelfActions),
    serverTime: serverTime === undefined ? undefined : serverTime * 1000,
  }),
});

const wireStatus = v.object({
  bookId: wireId,
  updateChapterNum: v.nullish(wireNumber, 0),
  anyUpTime: v.nullish(wireNumber, 0),
  /** 2: taken down. */
  shelfStatus: wireNullable(wireNumber),
});

export type ShelfBookStatus = BookStatusEntry & { isTakenDown: boolean };

const MAX_CHECKED_BOOKS = 500;

/** Tells how the books of a shelf grew since a device looked last [API-04] [API-41] (D-036). */
export const checkBooks = defineCall({
  name: 'checkBooks',
  service: 'book',
  method: 'POST',
  path: '/openapi/book/checkup',
  body: 'form',
  sign: 'sent',
  effect: 'read',
  encrypted: ['timestamp'],
  request: {
    checkBooks: wireJson(
      v.pipe(
        v.array(
          v.strictObject({
            bookId: wireId,
            chapterNum: v.pipe(wireNumber, v.integer(), v.minValue(0)),
            anyUpTime: v.pipe(wireNumber, v.minValue(0)),
          }),
        ),
        v.maxLength(MAX_CHECKED_BOOKS),
      ),
    ),
  },
  toRequest: ({ books }: { books: readonly KnownBook[] }) => ({
    checkBooks: books
      .slice(0, MAX_CHECKED_BOOKS)
      .map(({ bookId, chapterCount, updatedAt }) => ({ bookId, chapterNum: chapterCount, anyUpTime: updatedAt })),
  }),
  answer: v.object({ data: v.nullish(v.record(v.string(), wireStatus), {}) }),
  toResult: ({ data }): ReadonlyMap<string, ShelfBookStatus> =>
    new Map(
      Object.values(data).map((status) => [
        status.bookId,
        {
          bookId: status.bookId,
          newChapters: status.updateChapterNum,
          updatedAt: status.anyUpTime,
          isTakenDown: status.shelfStatus === 2,
        },
      ]),
    ),
});

const wirePreset = v.object({
  bookId: wireId,
  topClass: wireNullable(wireNumber),
  authorName: v.nullish(wireText, ''),
  bookName: v.string(),
  imgUrl: v.nullish(wireText, ''),
  anyUpTime: v.nullish(wireNumber, 0),
  formats: v.nullish(wireNumber, 1),
  shelfStatus: wireNullable(wireNumber),
});

/** Books that a new reader's empty shelf is filled from [API-05] [API-42] (D-037). Books that were taken down are left out. */
export const presetBookList = defineCall({
  name: 'presetBookList',
  service: 'book',
  method: 'POST',
  path: '/openapi/recom/column',
  body: 'form',
  sign: 'sent',
  effect: 'read',
  request: { columnId: wireId },
  toRequest: ({ columnId }: { columnId: string }) => ({ columnId }),
  refusals: { 404: 'no such column' },
  answer: v.object({ bookList: wireList(wirePreset) }),
  toResult: ({ bookList }) =>
    (bookList ?? [])
      .filter(({ shelfStatus }) => shelfStatus !== 2)
      .map((book) => ({
        bookId: book.bookId,
        title: book.bookName,
        author: book.authorName,
        coverUrl: book.imgUrl,
        format: book.formats === 2 ? (2 as const) : (1 as const),
        ...(book.topClass !== undefined && { topClass: book.topClass }),
      })),
});
