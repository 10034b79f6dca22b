import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spoilt } from '../../test/spoilt.ts';
import { shelves } from '../../test/syncedBooks.ts';
import { aShelfAction } from '../testing/aShelfAction.ts';
import { addBooks, removeBooks, updateBook } from './changeShelf.ts';
import { parseShelfRecord } from './parseShelfRecord.ts';
import { ShelfActionKind, shelfOfActions } from './ShelfAction.ts';
import { emptyShelfRecord, type ShelfRecord } from './ShelfRecord.ts';

const NOW = 1_790_000_000_000;
const empty = emptyShelfRecord('phone');
const details = {
  title: '山',
  author: '许',
  coverUrl: '/a.svg',
  format: 2,
  status: 'finished',
  topClass: 502,
  carried: { source: 'x' },
} as const;
const bookmark = {
  chapter: '3',
  chapterTitle: '第三章',
  percent: 400,
  place: { chapterId: 'c3', offset: 12, print: '灯' },
  foreignOffset: { type: '1', offset: '7' },
};
const full: ShelfRecord = {
  ...removeBooks(
    addBooks(
      updateBook(empty, 'a', bookmark, NOW),
      [
        { bookId: 'b', details, bookmark },
        { bookId: 'c', details },
      ],
      NOW,
    ),
    ['c'],
    NOW,
  ),
  synced: shelfOfActions([
    aShelfAction({ bookId: 'd', bookmark }),
    aShelfAction({ bookId: 'e', kind: ShelfActionKind.Delete }),
  ]),
  syncedAt: NOW,
  guestMergedUpTo: 5,
};
const stored = (record: unknown): unknown => JSON.parse(JSON.stringify(record));
const actionsOf = (bookId: string) => [aShelfAction({ bookId, bookmark }), aShelfAction({ bookId, sequence: 9 })];
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const read = (change: Record<string, unknown>) => parseShelfRecord({ ...full, ...change }, 'new');

describe('parseShelfRecord', () => {
  it('reads what was stored [ENT-22]', () => {
    expect(parseShelfRecord(stored(full), 'new')).toEqual(full);
    expect(parseShelfRecord(stored(empty), 'new')).toEqual(empty);
  });

  it.each(['ongoing', 'finished'] as const)('reads a book that is %s, and what its entry carries', (status) => {
    const carried = { source: 'x'.repeat(1000), level: -2, isVip: false };
    const written = addBooks(empty, [{ bookId: 'b', details: { ...details, status, carried } }], NOW);
    expect(parseShelfRecord(stored(written), 'new')).toEqual(written);
  });

  it.each<[unknown]>([[undefined], [null], ['x'], [7], [[]], [{}]])('is empty for %j', (damaged) => {
    expect(parseShelfRecord(damaged, 'new')).toEqual(emptyShelfRecord('new'));
  });

  it.each<[unknown]>([[''], [7], [null], [{}], ['x'.repeat(65)]])(
    'gives a record whose device is %j another one, and keeps its books',
    (device) => {
      expect(read({ device })).toEqual({ ...full, device: 'new' });
    },
  );

  it('leaves out what the sync would refuse for its form, each alone', () => {
    const long = 'x'.repeat(1001);
    const at = { time: 1, device: long };
    const book = {
      bookId: 'q',
      keeping: { kept: true, at, details: { ...details, topClass: 1e300, carried: { source: long, cr_read: 1 } } },
      reading: { at, bookmark: { ...bookmark, place: null, foreignOffset: { type: '1', offset: long } } },
    };
    const stamp = { time: 1, device: 'x'.repeat(64) };
    const { topClass: _, ...plain } = details;
    expect(read({ synced: [book, { ...book, bookId: 'a/b' }, { ...book, bookId: 'x'.repeat(41) }] }).synced).toEqual([
      {
        bookId: 'q',
        newest: stamp,
        keeping: { kept: true, at: stamp, details: { ...plain, carried: { cr_read: 1 } } },
        reading: { at: stamp, bookmark: { chapter: '3', chapterTitle: '第三章', percent: 400 } },
      },
    ]);
    const unread = { ...book, reading: { at, bookmark: { ...bookmark, chapter: long } } };
    expect(read({ synced: [unread] }).synced[0]).not.toHaveProperty('reading');
  });

  it('keeps the books that are whole', () => {
    const [good] = full.synced;
    const at = { time: 1, device: 'x' };
    const damaged = [
      null,
      'x',
      { ...good, bookId: 7 },
      { ...good, bookId: '' },
      { bookId: 'q' },
      { bookId: 'q', keeping: { kept: true, at } },
      { bookId: 'q', keeping: { kept: true, at, details: { ...details, title: 1 } } },
      { bookId: 'q', keeping: { kept: true, at, details: { ...details, author: 1 } } },
      { bookId: 'q', keeping: { kept: true, at, details: { ...details, coverUrl: null } } },
      { bookId: 'q', keeping: { kept: 'yes', at, details } },
      { bookId: 'q', keeping: { kept: false, at: { time: -1, device: 'x' } } },
      { bookId: 'q', keeping: { kept: false, at: { time: 1.5, device: 'x' } } },
      { bookId: 'q', keeping: { kept: false, at: { time: 1 } } },
      { bookId: 'q', reading: { at, bookmark: { chapter: 1, chapterTitle: '', percent: 1 } } },
      { bookId: 'q', reading: { at, bookmark: { chapter: '1', chapterTitle: null, percent: 1 } } },
      { bookId: 'q', reading: { at } },
      { bookId: 'q', reading: { bookmark } },
    ];
    expect(read({ synced: [...damaged, good] }).synced).toEqual([good]);
    expect(read({ synced: 'x' }).synced).toEqual([]);
  });

  it('keeps a half of a book whose other half is damaged', () => {
    const at = { time: 1, device: 'x' };
    const book = { bookId: 'q', newest: 'x', keeping: { kept: false, at }, reading: {} };
    expect(read({ synced: [book] }).synced).toEqual([{ bookId: 'q', newest: at, keeping: { kept: false, at } }]);
  });

  it('takes from details and places what makes sense', () => {
    const at = { time: 1, device: 'x' };
    const odd = { ...details, format: 'epub', status: 'over', topClass: '502', carried: ['x'], more: 1 };
    const place = { chapterId: 'c', offset: -1, print: '' };
    const book = {
      bookId: 'q',
      keeping: { kept: true, at, details: odd },
      reading: { at, bookmark: { ...bookmark, percent: 1e9, place, foreignOffset: { type: 1, offset: '' }, more: 1 } },
    };
    const [entry] = read({ synced: [book] }).synced;
    expect(entry?.keeping).toEqual({
      kept: true,
      at,
      details: { title: '山', author: '许', coverUrl: '/a.svg', format: 1 },
    });
    expect(entry?.reading?.bookmark).toEqual({ chapter: '3', chapterTitle: '第三章', percent: 10_000 });
  });

  it.each([['x'], [null], [[]], [{ toString: 1 }]])('takes a percent of %j for the beginning', (percent) => {
    const at = { time: 1, device: 'x' };
    const book = { bookId: 'q', reading: { at, bookmark: { ...bookmark, percent } } };
    expect(read({ synced: [book] }).synced[0]?.reading?.bookmark.percent).toBe(1);
  });

  it('keeps the actions that are whole, in their order', () => {
    const [first, second] = full.outbox;
    const adding = { ...aShelfAction({ bookId: 'b' }) };
    const damaged = [
      null,
      { ...first, kind: 4 },
      { ...first, kind: '1' },
      { ...first, bookId: '' },
      { ...first, at: undefined },
      { ...first, sequence: 1.5 },
      { ...first, sequence: 'x' },
      { ...adding, details: undefined },
      { ...aShelfAction({ kind: ShelfActionKind.Update }) },
    ];
    expect(read({ outbox: [second, ...damaged, first] }).outbox).toEqual([first, second]);
    expect(read({ outbox: { 0: first } }).outbox).toEqual([]);
  });

  it('never counts or times below what it holds', () => {
    const behind = read({ sequence: 0, highest: 'x', syncedAt: -1, guestMergedUpTo: null });
    expect(behind).toMatchObject({ sequence: full.sequence, highest: full.highest, syncedAt: 0, guestMergedUpTo: 0 });
    expect(read({ sequence: full.sequence + 9, highest: full.highest + 9 })).toMatchObject({
      sequence: full.sequence + 9,
      highest: full.highest + 9,
    });
    const inShelf = read({
      highest: 0,
      outbox: [],
      synced: shelfOfActions([aShelfAction({ at: { time: 77, device: 'x' } })]),
    });
    expect(inShelf.highest).toBe(77);
  });

  it('loses nothing beside the part that is damaged', () => {
    const [actions, others] = [actionsOf('book-of-one'), actionsOf('book-of-another')];
    const synced = shelfOfActions(others);
    fc.assert(
      fc.property(spoilt(stored(shelfOfActions(actions))), spoilt(stored(actions)), (entries, outbox) => {
        const record = read({ synced: [...list(entries), ...synced], outbox: [...list(outbox), ...others] });
        expect(record.synced).toEqual(expect.arrayContaining([...synced]));
        expect(record.outbox).toEqual(expect.arrayContaining(others));
        expect(parseShelfRecord(stored(record), 'new')).toEqual(record);
      }),
      { numRuns: 1000 },
    );
  });

  it('reads any shelf as it was, and never throws', () => {
    fc.assert(
      fc.property(shelves, fc.anything(), (synced, anything) => {
        const record = {
          ...empty,
          synced,
          highest: synced.reduce((time, { newest }) => Math.max(time, newest.time), 0),
        };
        expect(parseShelfRecord(stored(record), 'new')).toEqual(record);
        expect(parseShelfRecord({ ...full, synced: anything, outbox: [anything] }, 'new').device).toBe('phone');
      }),
      { numRuns: 1000 },
    );
  });
});
