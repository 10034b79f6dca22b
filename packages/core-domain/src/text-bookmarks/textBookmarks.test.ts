import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { boundItem } from '../collection/boundStamp.ts';
import { applyServerCollection, emptyCollection, importItems, mergeItem } from '../collection/Collection.ts';
import { itemsToPush } from '../collection/itemSync.ts';
import { addBookmark, removeBookmarks } from './changeTextBookmarks.ts';
import { parseBookmarkItem, parseBookmarksByBook, parseTextBookmarks } from './parseTextBookmarks.ts';
import {
  bookmarksOf,
  MAX_BOOK_BOOKMARKS,
  MAX_BOOKMARK_TEXT,
  MAX_SENT_BOOKMARKS,
  type BookmarkItem,
  type BookmarkRecord,
} from './TextBookmark.ts';

const NOW = 1_790_000_000_000;
const DAY = 86_400_000;

const placeAt = (offset: number) => ({ chapterId: 'c1', offset, print: '灯火' });
const mark = (offset: number, bookId = '1001') => ({
  bookId,
  place: placeAt(offset),
  chapterTitle: '第1章',
  text: `字${offset}`,
});
const marked = (record: BookmarkRecord, offset: number, nowMs = NOW, bookId = '1001'): BookmarkRecord =>
  addBookmark(record, mark(offset, bookId), nowMs) ?? expect.unreachable();
const offsets = (record: Pick<BookmarkRecord, 'items'>, bookId = '1001') =>
  bookmarksOf(record, bookId).map(({ place }) => place.offset);

describe('bookmarks', () => {
  const three = [3, 9, 5].reduce<BookmarkRecord>(
    (record, offset, at) => marked(record, offset, NOW + at),
    emptyCollection('phone'),
  );

  it('of a book are the newest first, and its own alone', () => {
    expect(offsets(marked(three, 1, NOW + 9, '1002'))).toEqual([5, 9, 3]);
    expect(offsets(three, 'constructor')).toEqual([]);
  });

  it('stand once at a place, by the newer name, and go by it', () => {
    const again = addBookmark(three, { ...mark(3), text: '新' }, NOW + 20) ?? expect.unreachable();
    expect(bookmarksOf(again, '1001')[0]).toMatchObject({ text: '新', at: NOW + 20 });
    expect(offsets(again)).toEqual([3, 5, 9]);
    expect(offsets(removeBookmarks(again, '1001', [placeAt(3), placeAt(77)], NOW + 21))).toEqual([5, 9]);
    expect(removeBookmarks(three, '1002', [placeAt(3)], NOW)).toBe(three);
  });

  it('are refused beyond 500 of a book, none of them is lost, and one of them may still be renamed', () => {
    let record: BookmarkRecord = emptyCollection('phone');
    for (let offset = 0; offset < MAX_BOOK_BOOKMARKS; offset += 1) record = marked(record, offset);
    expect(addBookmark(record, mark(MAX_BOOK_BOOKMARKS), NOW)).toBeUndefined();
    expect(offsets(marked(record, 0, NOW + 5))).toHaveLength(MAX_BOOK_BOOKMARKS);
    expect(offsets(marked(record, 1, NOW, '1002'), '1002')).toEqual([1]);
  });

  it('have names that every device and the server take, however long a title is', () => {
    const long = addBookmark(three, { ...mark(4), chapterTitle: '长'.repeat(900) }, NOW) ?? expect.unreachable();
    expect(long.items.map(parseBookmarkItem)).toEqual(long.items);
    expect(bookmarksOf(long, '1001').find(({ place }) => place.offset === 4)?.chapterTitle).toHaveLength(
      MAX_BOOKMARK_TEXT,
    );
  });
});

interface Step {
  does: 'add' | 'remove' | 'sync' | 'lost answer';
  device: number;
  offset: number;
}
const steps = fc.array(
  fc.record<Step>({
    does: fc.constantFrom('add', 'add', 'remove', 'sync', 'sync', 'lost answer'),
    device: fc.integer({ min: 0, max: 2 }),
    offset: fc.integer({ min: 0, max: 2 }),
  }),
  { maxLength: 20 },
);

/** Three devices whose clocks are a day apart, and the server between them, which keeps what the gateway keeps. */
function simulate(done: readonly Step[]) {
  const devices = ['phone', 'tablet', 'desk'].map((name): BookmarkRecord => emptyCollection(name));
  const server = new Map<string, { item: BookmarkItem; revision: number }>();
  let revision = 0;
  let nowMs = NOW;
  const ask = (record: BookmarkRecord) => {
    const pushed = itemsToPush(record, MAX_SENT_BOOKMARKS);
    for (const change of pushed) {
      const old = server.get(change.id)?.item;
      const bounded = boundItem(change, old, nowMs);
      const item = old ? mergeItem(old, bounded) : bounded;
      if (item !== old) server.set(change.id, { item, revision: (revision += 1) });
    }
    const changed = [...server.values()].filter((row) => row.revision > record.revision).map(({ item }) => item);
    return { pushed, changed, revision };
  };
  const sync = (at: number) => {
    const record = devices[at] ?? expect.unreachable();
    devices[at] = applyServerCollection(record, ask(record));
  };
  for (const [turn, { does, device, offset }] of done.entries()) {
    nowMs = NOW + turn * 1000;
    const record = devices[device] ?? expect.unreachable();
    const clock = nowMs + (device - 1) * DAY;
    if (does === 'sync') sync(device);
    if (does === 'lost answer') ask(record);
    if (does === 'add') devices[device] = marked(record, offset, clock);
    if (does === 'remove') devices[device] = removeBookmarks(record, '1001', [placeAt(offset)], clock);
  }
  for (let round = 0; round < 3; round += 1) for (let at = 0; at < devices.length; at += 1) sync(at);
  return devices;
}

describe('bookmarks on several devices', () => {
  it('are the same on each of them in the end, with nothing left to send', () => {
    checkProperty(
      'rule',
      fc.property(steps, (done) => {
        const [first, ...others] = simulate(done).map((record) => bookmarksOf(record, '1001'));
        for (const other of others) expect(other).toEqual(first);
        expect(simulate(done).flatMap(({ unsent }) => unsent)).toEqual([]);
      }),
    );
  });

  it('are all there where nobody removed any', () => {
    checkProperty(
      'rule',
      fc.property(steps, (done) => {
        const kept = done.filter(({ does }) => does !== 'remove');
        const made = new Set(kept.filter(({ does }) => does === 'add').map(({ offset }) => offset));
        for (const record of simulate(kept)) expect(new Set(offsets(record))).toEqual(made);
      }),
    );
  });
});

describe('stored bookmarks', () => {
  it('are read as they were written, and what is damaged is dropped by itself', () => {
    const record = marked(emptyCollection('phone'), 3);
    expect(parseTextBookmarks(JSON.parse(JSON.stringify(record)), 'other')).toEqual(record);
    const [good = expect.unreachable()] = record.items;
    const foreign = [{ ...good, id: '1001 c1 4' }, { ...good, value: { ...good.value, text: 7 } }, null];
    expect(parseTextBookmarks({ ...record, revision: 5, items: [...record.items, ...foreign] }, 'x')).toEqual(record);
  });

  it('of a former version stand by book: each is taken over, once, and nothing that was removed comes back', () => {
    const former = { 1001: [{ ...mark(3), at: NOW - 5 }, { text: 'x' }, null], 7: 'nothing' };
    const items = parseBookmarksByBook(former);
    expect(items.map(({ id }) => id)).toEqual(['1001 c1 3']);
    const taken = importItems<NonNullable<BookmarkItem['value']>>(emptyCollection('phone'), items);
    expect(taken.unsent).toEqual(['1001 c1 3']);
    expect(importItems(taken, items)).toBe(taken);
    const removed = removeBookmarks(taken, '1001', [placeAt(3)], NOW);
    expect(importItems(removed, items)).toBe(removed);
  });

  it('of a former version stay with long names, which are cut', () => {
    const words = '长'.repeat(MAX_BOOKMARK_TEXT + 100);
    const [item] = parseBookmarksByBook({ 1001: [{ ...mark(3), chapterTitle: words, text: words, at: NOW }] });
    expect(item?.value).toMatchObject({
      chapterTitle: words.slice(0, MAX_BOOKMARK_TEXT),
      text: words.slice(0, MAX_BOOKMARK_TEXT),
    });
  });

  it('never throw, whatever is stored', () => {
    checkProperty(
      'rule',
      fc.property(fc.jsonValue(), (stored) => {
        expect(parseTextBookmarks({ items: [stored], unsent: stored }, 'd').items).toEqual([]);
        expect(parseBookmarksByBook(stored)).toEqual([]);
        expect(parseBookmarksByBook({ 1: stored, 2: [stored] })).toEqual([]);
      }),
    );
  });
});
