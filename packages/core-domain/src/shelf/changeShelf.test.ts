import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { addBooks, removeBooks, updateBook } from './changeShelf.ts';
import { ShelfActionKind } from './ShelfAction.ts';
import { currentShelf, emptyShelfRecord, MERGE_ADD_OFFSET_MS, nextStamp, type ShelfRecord } from './ShelfRecord.ts';
import { keptBooks, shelfView } from './shelfView.ts';
import { applyServerShelf } from './syncShelf.ts';

const { Add, Update, Delete } = ShelfActionKind;
const NOW = 1_790_000_000_000;
const details = (title: string) => ({ title, author: '', coverUrl: '', format: 1 as const });
const book = (bookId: string) => ({ bookId, details: details(`书${bookId}`) });
const bookmark = (chapter: string) => ({ chapter, chapterTitle: '', percent: 1 });
const empty = emptyShelfRecord('phone');
const ids = (record: ShelfRecord) => keptBooks(currentShelf(record)).map(({ bookId }) => bookId);
const waiting = ({ outbox }: ShelfRecord) => outbox.map(({ kind, bookId }) => [kind, bookId]);

describe('nextStamp', () => {
  it.each([
    ['the clock', NOW, 5, NOW],
    ['the highest time seen and one', NOW, NOW, NOW + 1],
    ['the highest time seen and one', 3, 5, 6],
    ['the highest time seen and one', Number.NaN, 5, 6],
    ['the clock in whole milliseconds', 7.9, 5, 7],
  ])('is %s', (_what, nowMs, highest, time) => {
    expect(nextStamp({ device: 'phone', highest }, nowMs)).toEqual({ time, device: 'phone' });
  });

  it('goes back for a batch, but not behind what it changes', () => {
    const clock = { device: 'phone', highest: 0 };
    expect(nextStamp(clock, NOW, { behind: 2000 }).time).toBe(NOW - 2000);
    expect(nextStamp(clock, NOW, { behind: 2000, old: { time: NOW - 1500, device: 'x' } }).time).toBe(NOW - 1499);
    expect(nextStamp(clock, NOW, { behind: 2000, old: { time: 5, device: 'x' } }).time).toBe(NOW - 2000);
  });
});

describe('addBooks', () => {
  it('puts books on the shelf, the first as the newest, a second apart, none in the future [SHELFSYNC-01, SHELFSYNC-08, CONST-63]', () => {
    expect(MERGE_ADD_OFFSET_MS).toBe(1000);
    const record = addBooks(empty, [book('a'), book('b'), book('c')], NOW);
    expect(keptBooks(currentShelf(record)).map(({ bookId, addedAt }) => [bookId, NOW - addedAt])).toEqual([
      ['a', 0],
      ['b', 1000],
      ['c', 2000],
    ]);
    expect(record).toMatchObject({ highest: NOW, sequence: NOW + 2 });
  });

  it('takes a book back that was removed [SHELFSYNC-05]', () => {
    const removed = removeBooks(addBooks(empty, [book('a')], NOW), ['a'], NOW);
    expect(shelfView(currentShelf(removed)).removed.map(({ bookId }) => bookId)).toEqual(['a']);
    const again = addBooks(removed, [book('b'), book('a')], NOW);
    expect(ids(again)).toEqual(['a', 'b']);
    expect(shelfView(currentShelf(again)).removed).toEqual([]);
  });

  it('adds a book once, however often it is named', () => {
    const record = addBooks(empty, [book('a'), book('b'), book('a')], NOW);
    expect(waiting(record)).toEqual([
      [Add, 'a'],
      [Add, 'b'],
    ]);
  });

  it('keeps the place of a book added while it is read', () => {
    const [entry] = currentShelf(addBooks(empty, [{ ...book('a'), bookmark: bookmark('c1') }], NOW));
    expect(entry?.reading?.bookmark).toEqual(bookmark('c1'));
    expect(currentShelf(addBooks(empty, [{ ...book('a'), bookmark: undefined }], NOW))[0]?.reading).toBeUndefined();
  });

  it('changes nothing without books', () => {
    expect(addBooks(empty, [], NOW)).toBe(empty);
  });

  it('does not change the record it was given', () => {
    addBooks(empty, [book('a')], NOW);
    expect(empty).toEqual(emptyShelfRecord('phone'));
  });
});

describe('updateBook', () => {
  it('remembers the place and moves the book to the front [SHELFSYNC-02]', () => {
    const record = updateBook(addBooks(empty, [book('a'), book('b')], NOW), 'b', bookmark('c2'), NOW + 5);
    expect(ids(record)).toEqual(['b', 'a']);
    expect(currentShelf(record)[0]?.reading).toEqual({
      at: { time: NOW + 5, device: 'phone' },
      bookmark: bookmark('c2'),
    });
  });

  it('puts no book on the shelf', () => {
    const record = updateBook(empty, 'a', bookmark('c2'), NOW);
    expect(ids(record)).toEqual([]);
    expect(currentShelf(record)[0]?.reading?.bookmark.chapter).toBe('c2');
  });
});

describe('removeBooks', () => {
  const two = addBooks(empty, [book('a'), book('b')], NOW);

  it('takes books off the shelf and remembers that it did [SHELFSYNC-03, SHELFSYNC-04]', () => {
    const record = removeBooks(two, ['a'], NOW);
    expect(ids(record)).toEqual(['b']);
    expect(waiting(record)).toEqual([
      [Add, 'b'],
      [Delete, 'a'],
    ]);
    expect(shelfView(currentShelf(record)).removed).toMatchObject([
      { bookId: 'a', keeping: { kept: false, at: { time: NOW + 1 } } },
    ]);
  });

  it('takes each off once, and only what is on it', () => {
    expect(removeBooks(two, ['x'], NOW)).toBe(two);
    expect(waiting(removeBooks(two, ['a', 'a', 'x'], NOW))).toEqual([
      [Add, 'b'],
      [Delete, 'a'],
    ]);
    const gone = removeBooks(two, ['a'], NOW);
    expect(removeBooks(gone, ['a'], NOW)).toBe(gone);
  });
});

describe('the outbox', () => {
  const added = addBooks(empty, [{ ...book('a'), bookmark: bookmark('c1') }], NOW);

  it('keeps the last place of a book', () => {
    const record = updateBook(updateBook(empty, 'a', bookmark('c1'), NOW), 'a', bookmark('c2'), NOW);
    expect(record.outbox).toMatchObject([{ kind: Update, bookmark: bookmark('c2') }]);
  });

  it('keeps an adding without its place once there is a newer place', () => {
    const record = updateBook(added, 'a', bookmark('c2'), NOW);
    expect(waiting(record)).toEqual([
      [Add, 'a'],
      [Update, 'a'],
    ]);
    expect(record.outbox[0]).toMatchObject({ sequence: NOW, details: details('书a') });
    expect(record.outbox[0] && 'bookmark' in record.outbox[0]).toBe(false);
  });

  it('keeps the place of an adding that was undone', () => {
    const record = removeBooks(added, ['a'], NOW);
    expect(waiting(record)).toEqual([
      [Update, 'a'],
      [Delete, 'a'],
    ]);
    expect(record.outbox[0]).toEqual({
      kind: Update,
      bookId: 'a',
      at: { time: NOW, device: 'phone' },
      sequence: NOW,
      bookmark: bookmark('c1'),
    });
  });

  it('forgets an adding that was undone, and a removal', () => {
    const plain = addBooks(empty, [book('a')], NOW);
    const gone = removeBooks(plain, ['a'], NOW);
    expect(waiting(gone)).toEqual([[Delete, 'a']]);
    expect(waiting(addBooks(gone, [book('a')], NOW))).toEqual([[Add, 'a']]);
  });

  it('keeps a removal beside a later place', () => {
    const gone = removeBooks(addBooks(empty, [book('a')], NOW), ['a'], NOW);
    expect(waiting(updateBook(gone, 'a', bookmark('c2'), NOW))).toEqual([
      [Delete, 'a'],
      [Update, 'a'],
    ]);
  });

  it('keeps a place beside a later adding without one', () => {
    const read = updateBook(empty, 'a', bookmark('c2'), NOW);
    expect(waiting(addBooks(read, [book('a')], NOW))).toEqual([
      [Update, 'a'],
      [Add, 'a'],
    ]);
    expect(waiting(addBooks(read, [{ ...book('a'), bookmark: bookmark('c3') }], NOW))).toEqual([[Add, 'a']]);
  });

  it('keeps an adding with its place as it is beside other books', () => {
    expect(waiting(updateBook(added, 'b', bookmark('c2'), NOW))).toEqual([
      [Add, 'a'],
      [Update, 'b'],
    ]);
  });

  it('uses no number twice, not even after a clock was set back or an older record was restored', () => {
    const first = updateBook(empty, 'a', bookmark('c1'), NOW);
    const second = updateBook(first, 'b', bookmark('c1'), NOW - 86_400_000);
    expect(second.outbox.map(({ sequence }) => sequence)).toEqual([NOW, NOW + 1]);
    const restored = updateBook(empty, 'c', bookmark('c1'), NOW + 10);
    expect(restored.sequence).toBeGreaterThan(second.sequence);
  });

  it('says the same with and without what was left out of it (P4)', () => {
    const change = fc.nat({ max: 35 });
    checkProperty(
      'P4',
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let record = empty;
        // Every action is answered at once: nothing is ever left out.
        let answered = empty;
        for (const [step, value] of changes.entries()) {
          const id = String(value % 3);
          const place = bookmark(`p${step}`);
          const apply = (before: ShelfRecord): ShelfRecord => {
            const what = Math.floor(value / 3) % 4;
            if (what === 0) return addBooks(before, [book(id)], NOW);
            if (what === 1) return addBooks(before, [{ ...book(id), bookmark: place }], NOW);
            return what === 2 ? updateBook(before, id, place, NOW) : removeBooks(before, [id], NOW);
          };
          record = apply(record);
          const after = apply(answered);
          if (after === answered) continue;
          const taken = applyServerShelf(after, {
            pushed: after.outbox,
            actions: after.outbox,
            serverTime: 0,
            isRepeated: true,
          });
          answered = taken.kind === 'taken' ? taken.record : after;
        }
        expect(answered.outbox).toEqual([]);
        expect(currentShelf(record)).toEqual(currentShelf(answered));
        expect(record.outbox.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
