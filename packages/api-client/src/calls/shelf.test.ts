import { BookFormat } from '@shuye/core-domain/book';
import { actionsOfSynced, ShelfActionKind, type ShelfAction } from '@shuye/core-domain/shelf';
import { aShelfAction } from '@shuye/core-domain/testing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requestSchema } from '../defineCall.ts';
import { calls } from './index.ts';
import { toShelfActions, toWireShelfBook, wireShelfBook } from './wire/shelfBook.ts';

const { Add, Update, Delete } = ShelfActionKind;
const NOW = 1_790_000_000_123;
const at = { time: NOW, device: 'phone' };
const place = { chapterId: 'c.7', offset: 42, print: '灯火一夜未熄' };

const there = (action: ShelfAction) =>
  toShelfActions(v.parse(wireShelfBook, JSON.parse(JSON.stringify(toWireShelfBook(action)))));

describe('a shelf action on the wire', () => {
  it.each<[string, ShelfAction]>([
    ['an adding', aShelfAction({ at })],
    [
      'an adding with all that is known of a book',
      aShelfAction({
        at,
        details: {
          title: '山',
          author: '许半山',
          coverUrl: '/covers/1.svg',
          format: BookFormat.Epub,
          status: 'finished',
          topClass: 502,
          carried: { source: 'old-app', cr_read: 1, cr_cover: 0 },
        },
        bookmark: { chapter: '7', chapterTitle: '第七章', percent: 77, place },
      }),
    ],
    ['a removal', aShelfAction({ kind: Delete, at })],
    [
      'a place of another notation',
      aShelfAction({
        kind: Update,
        at,
        bookmark: { chapter: '7', chapterTitle: '', percent: 1, foreignOffset: { type: 'px', offset: '12' } },
      }),
    ],
  ])('is the same when it arrives: %s [SHELFSYNC-01, SHELFSYNC-02, SHELFSYNC-03] [ENT-21]', (_name, action) => {
    const bare = { title: '', author: '', coverUrl: '', format: BookFormat.Standard };
    expect(there(action)).toEqual([action.kind === Add ? { ...action, details: action.details ?? bare } : action]);
  });

  it('of a writer without actions and stamps is kept since add_time and read at last_update [API-40]', () => {
    const wire = v.parse(wireShelfBook, {
      bid: 7,
      title: '甲',
      chapterid: 3,
      percent: '12',
      add_time: 5,
      last_update: 9,
    });
    expect(toShelfActions(wire)).toMatchObject([
      { kind: Add, bookId: '7', at: { time: 5000, device: '' }, details: { title: '甲' } },
      { kind: Update, at: { time: 9000 }, bookmark: { chapter: '3', percent: 12 } },
    ]);
    expect(actionsOfSynced({ bookId: 7, addedAt: 5, updatedAt: 9 })).toHaveLength(1);
  });

  it.each([{ bid: '../7' }, { bid: '__proto__' }, { bid: 'a'.repeat(41) }, { bid: '7', device: 'd'.repeat(65) }])(
    'refuses %o',
    (book) => expect(v.is(wireShelfBook, book)).toBe(false),
  );
});

const fields = (count: number) => ({
  ...calls.syncBookmarks.toRequest({ nowMs: NOW, changes: [], pull: true }),
  user_id: '8000000',
  bookmark: JSON.stringify(Array.from({ length: count }, (_, bid) => ({ bid }))),
});

it.each([
  [0, ''],
  [2, 'b'.repeat(39) + '0,' + 'b'.repeat(39) + '1'],
])('a shelf of %d books is listed whole (D-040)', (count, list) => {
  const localIds = Array.from({ length: count }, (_, number) => 'b'.repeat(39) + number);
  expect(calls.syncBookmarks.toRequest({ nowMs: NOW, changes: [], pull: true, localIds }).client_bid_set).toBe(list);
});

it('the list of a shelf that is too long for a call ends with a whole id (D-040)', () => {
  const localIds = Array.from({ length: 600 }, (_, number) => String(number).padStart(40, 'b'));
  const { client_bid_set: list = '' } = calls.syncBookmarks.toRequest({
    nowMs: NOW,
    changes: [],
    pull: true,
    localIds,
  });
  expect(list.split(',')).toEqual(localIds.slice(0, 487));
});

const isTaken = (count: number) => v.is(requestSchema(calls.syncBookmarks), JSON.parse(JSON.stringify(fields(count))));

describe('syncBookmarks', () => {
  it('says who, when and what, as the documents write it [API-40]', () => {
    const request = calls.syncBookmarks.toRequest({
      nowMs: NOW,
      changes: [aShelfAction({ at })],
      pull: true,
      userId: '10000001',
      channelId: '6666',
    });
    expect(request).toMatchObject({ _: NOW, nom9: 1, t: 1_790_000_000, get_data: 1, coverType: 1, placeid: '6666' });
    expect(request.userid).toBe('10000001');
    expect(request.bookmark).toMatchObject([{ bid: '1001', action: 1, add_time: 1_790_000_000, stamp: NOW, seq: 1 }]);
  });

  it('is a silent update when no list is wanted back [API-27] [PROG-10]', () => {
    const bookmark = { chapter: 'c1', chapterTitle: '', percent: 3 };
    const request = calls.syncBookmarks.toRequest({
      nowMs: NOW,
      changes: [aShelfAction({ kind: Update, at, bookmark })],
      pull: false,
    });
    expect(request).toMatchObject({ get_data: 0, bookmark: [{ action: 2, percent: 3 }] });
  });

  it('cuts titles of any length instead of refusing the call, in both directions and never within a character [API-40]', () => {
    const long = `${'灯'.repeat(199)}𠀀${'火'.repeat(5000)}`;
    const details = { title: long, author: long, coverUrl: `/${long}`, format: 1 as const };
    const action = aShelfAction({ at, details, bookmark: { chapter: 'c1', chapterTitle: long, percent: 1 } });
    const [sent = {}] = calls.syncBookmarks.toRequest({ nowMs: NOW, changes: [action], pull: true })
      .bookmark as object[];
    const title = '灯'.repeat(199);
    expect(sent).toMatchObject({ title, author: '灯'.repeat(100), cover: '', cname: title });

    const raw = { ...sent, title: long, author: long, cover: `/${long}`, cname: long };
    expect(v.parse(calls.syncBookmarks.answer, { detail: [raw] }).detail).toEqual([
      expect.objectContaining({ ...sent }),
    ]);
  });

  it('carries at most 1,000 books (E5)', () => {
    expect([isTaken(1000), isTaken(1001)]).toEqual([true, false]);
  });
});

describe('checkBooks', () => {
  it('sends what this device knows and parses how the books grew [API-04] [API-41] [SHELFSYNC-25]', () => {
    const asked = calls.checkBooks.toRequest({ books: [{ bookId: '7', chapterCount: 12, updatedAt: 99 }] });
    expect(asked).toEqual({ checkBooks: [{ bookId: '7', chapterNum: 12, anyUpTime: 99 }] });
    const answer = { data: { 7: { bookId: 7, updateChapterNum: '2', anyUpTime: 120, shelfStatus: 2 } } };
    expect(calls.checkBooks.toResult(v.parse(calls.checkBooks.answer, answer)).get('7')).toEqual({
      bookId: '7',
      newChapters: 2,
      updatedAt: 120,
      isTakenDown: true,
    });
  });
});

describe('presetBookList', () => {
  it('reads the offered books and leaves out those that were taken down [API-05] [API-42]', () => {
    const book = { bookId: 7, bookName: '甲', authorName: '乙', imgUrl: '/c.svg', topClass: 502, anyUpTime: 9 };
    const answer = { bookList: [book, { ...book, bookId: 8, shelfStatus: 2 }] };
    expect(calls.presetBookList.toRequest({ columnId: 'new-readers' })).toEqual({ columnId: 'new-readers' });
    expect(calls.presetBookList.toResult(v.parse(calls.presetBookList.answer, answer))).toEqual([
      { bookId: '7', title: '甲', author: '乙', coverUrl: '/c.svg', format: 1, topClass: 502 },
    ]);
  });
});
