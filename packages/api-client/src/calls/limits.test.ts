import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requestSchema } from '../defineCall.ts';
import { calls } from './index.ts';

const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

const record = {
  readTimeType: 1,
  readObjType: 1,
  startReadTime: 5,
  readingLen: 60,
  readObjId: '7',
  readChapterId: '9',
};
const moment = { bookId: '7', cid: '9', csize: 2000, time: 5 };
const trouble = { userId: '1', category: 100, page: '/', message: 'x' };
const event = { type: 'click', page: '/', name: 'tab', ts: 5 };
const params = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, at]));
const checked = { bookId: '7', chapterNum: 1, anyUpTime: 1 };
const paged = { user_id: '1', pageIndex: 1 };

describe('a request is taken up to its limit and no further (A-06)', () => {
  it.each<[what: string, name: keyof typeof calls, most: object, ...more: object[]]>([
    ['100 records a page [RECORD-03]', 'accountRecords', { ...paged, pageCount: 100 }, { ...paged, pageCount: 101 }],
    ['pages from 1', 'ticketList', paged, { ...paged, pageIndex: 0 }, { ...paged, pageIndex: 1.5 }],
    [
      '100 stretches of reading [API-24]',
      'reportReadingTime',
      { userId: '1', readingList: many(100, record) },
      { userId: '1', readingList: many(101, record) },
    ],
    [
      'stretches under their older name (D-042) [API-24]',
      'reportReadingTime',
      { userId: '1', readList: JSON.stringify([record]) },
      { userId: '1', readList: JSON.stringify([{ ...record, readTimeType: 2 }]) },
    ],
    [
      'a place within the book [API-25]',
      'reportReadingMoment',
      { userId: '1', log: { ...moment, progress: 10_000 } },
      { userId: '1', log: { ...moment, progress: 10_001 } },
    ],
    ['words of 200 characters [SEARCH-01]', 'suggestWords', { q: 'x'.repeat(200) }, { q: 'x'.repeat(201) }],
    [
      '500 books to look after [API-41]',
      'checkBooks',
      { checkBooks: many(500, checked) },
      { checkBooks: many(501, checked) },
      { checkBooks: [{ ...checked, chapterNum: -1 }] },
    ],
    [
      '40 fields of an event [API-65]',
      'monitorTrouble',
      { ...trouble, params: params(40) },
      { ...trouble, params: params(41) },
    ],
    [
      'messages of 1,000 characters [EVT-07]',
      'monitorTrouble',
      { ...trouble, message: 'x'.repeat(1000) },
      { ...trouble, message: 'x'.repeat(1001) },
    ],
    [
      '50 events [API-65]',
      'collectEvents',
      { userId: '1', events: many(50, event) },
      { userId: '1', events: many(51, event) },
    ],
  ])('%s', (_what, name, most, ...more) => {
    const schema = requestSchema(calls[name]);
    expect([v.is(schema, most), ...more.map((fields) => v.is(schema, fields))]).toEqual([
      true,
      ...more.map(() => false),
    ]);
  });

  it('so senders stay within it', () => {
    const reading = {
      timeType: 1,
      objectType: 1,
      bookId: '7',
      chapterId: '9',
      startedAt: 5,
      seconds: 60,
    } as const;
    const { readingList } = calls.reportReadingTime.toRequest({ userId: '8000001', records: many(101, reading) });
    expect(readingList).toHaveLength(100);
    const known = { bookId: '7', chapterCount: 1, updatedAt: 1 };
    expect(calls.checkBooks.toRequest({ books: many(501, known) }).checkBooks).toHaveLength(500);
  });
});
