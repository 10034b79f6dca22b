import { describe, expect, it } from 'vitest';
import { aShelfAction } from '../testing/aShelfAction.ts';
import { addBooks, removeBooks, updateBook } from './changeShelf.ts';
import { ShelfActionKind, shelfOfActions, type ShelfAction } from './ShelfAction.ts';
import { compareEntries } from './ShelfEntry.ts';
import { currentShelf, emptyShelfRecord, type ShelfRecord } from './ShelfRecord.ts';
import { keptBooks, shelfView } from './shelfView.ts';
import { actionsToPush, dropRefused, MAX_PUSHED_ACTIONS, applyServerShelf, type SyncAnswer } from './syncShelf.ts';

const { Add, Update, Delete } = ShelfActionKind;
const NOW = 1_790_000_000_000;
const REST = 300_000;
const empty = emptyShelfRecord('phone');
const book = (bookId: string) => ({ bookId, details: { title: bookId, author: '', coverUrl: '', format: 1 as const } });
const action = (kind: ShelfActionKind, bookId: string, time: number, device = 'tablet'): ShelfAction =>
  aShelfAction({
    kind,
    bookId,
    at: { time, device },
    ...(kind === Update && { bookmark: { chapter: `c${time}`, chapterTitle: '', percent: 1 } }),
  });
const ids = (record: ShelfRecord) => keptBooks(currentShelf(record)).map(({ bookId }) => bookId);

const taken = (record: ShelfRecord, answer: Partial<SyncAnswer>): ShelfRecord => {
  const outcome = applyServerShelf(record, { pushed: [], actions: [], serverTime: NOW, ...answer });
  if (outcome.kind !== 'taken') throw new Error('asked again');
  return outcome.record;
};

describe('actionsToPush', () => {
  it('begins with the oldest, at most 1,000 at a time', () => {
    expect(MAX_PUSHED_ACTIONS).toBe(1000);
    const many = Array.from({ length: 1001 }, (_, at) => at).reduce(
      (record, at) => addBooks(record, [book(String(at))], NOW),
      empty,
    );
    const pushed = actionsToPush(many);
    expect([pushed.length, pushed[0]?.bookId, pushed[999]?.bookId]).toEqual([1000, '0', '999']);
  });
});

const seen = (change: Partial<SyncAnswer>) => taken({ ...empty, highest: 50 }, change).highest;

describe('applyServerShelf', () => {
  it("takes the server's shelf and what it answered for out of the outbox", () => {
    const record = addBooks(empty, [book('a')], NOW);
    const later = addBooks(record, [book('b')], NOW + 5);
    const after = taken(later, {
      pushed: record.outbox,
      actions: [action(Add, 'a', NOW - 3, 'phone'), action(Add, 'c', NOW)],
    });
    expect(after.outbox.map(({ bookId }) => bookId)).toEqual(['b']);
    expect(ids(after)).toEqual(['b', 'c', 'a']);
    expect(after.syncedAt).toBe(NOW);
    // The stamp is now the server's.
    expect(keptBooks(after.synced).map(({ bookId, addedAt }) => [bookId, NOW - addedAt])).toEqual([
      ['c', 0],
      ['a', 3],
    ]);
  });

  it('keeps the outbox of a call that pushed nothing', () => {
    const record = addBooks(empty, [book('a')], NOW);
    expect(taken(record, { actions: [action(Add, 'b', NOW)] }).outbox).toEqual(record.outbox);
  });

  it('keeps an own unsent change above an older one of the server [SHELFSYNC-06]', () => {
    const record = removeBooks(taken(empty, { actions: [action(Add, 'a', NOW)] }), ['a'], NOW);
    expect(ids(taken(record, { actions: [action(Add, 'a', NOW)] }))).toEqual([]);
  });

  it('is ahead of every time it has seen', () => {
    expect(
      seen({ actions: [action(Add, 'a', 70), action(Update, 'a', 90), action(Add, 'b', 80)], serverTime: 60 }),
    ).toBe(90);
    expect(seen({ actions: [action(Add, 'a', 10)], serverTime: 60 })).toBe(60);
    expect(seen({ actions: [action(Add, 'a', 10)], serverTime: 20 })).toBe(50);
  });

  it("keeps a removed book in mind until the server's time has passed its removal by far [SHELFSYNC-04]", () => {
    const removed = removeBooks(addBooks(empty, [book('a')], NOW), ['a'], NOW);
    const at = (serverTime: number) =>
      shelfView(
        currentShelf(taken(removed, { pushed: removed.outbox, actions: [action(Delete, 'a', NOW + 1)], serverTime })),
      ).removed.length;
    expect(shelfView(currentShelf(removed)).removed).toHaveLength(1);
    expect(at(NOW)).toBe(1);
    expect(at(NOW + 1 + REST)).toBe(1);
    expect(at(NOW + 2 + REST)).toBe(0);
  });

  it('keeps a removed book in mind, however old, until the server has answered for it (A-02)', () => {
    const removed = removeBooks(addBooks(empty, [book('a')], NOW), ['a'], NOW);
    const after = taken(removed, { actions: [action(Add, 'b', NOW)], serverTime: NOW + 400 * 86_400_000 });
    expect(shelfView(currentShelf(after)).removed.map(({ bookId }) => bookId)).toEqual(['a']);
  });

  // A removal forgotten leaves an older place behind, which once stayed at the removal's place in the order.
  it('keeps the order when it forgets a removal', () => {
    const after = taken(empty, {
      actions: [action(Delete, 'a', NOW - 1), action(Update, 'a', 5), action(Add, 'b', 9), action(Add, 'c', 7)],
      serverTime: NOW + REST,
    });
    expect(after.synced.map(({ bookId }) => bookId)).toEqual(['b', 'c', 'a']);
    expect([...after.synced].sort(compareEntries)).toEqual(after.synced);
  });

  it('asks once more where kept books are not named without their tombstones, keeps them, and counts them (A-32)', () => {
    const synced = taken(empty, { actions: [action(Add, 'a', NOW), action(Add, 'b', NOW), action(Add, 'c', NOW)] });
    const fewer = { pushed: [], actions: [action(Add, 'a', NOW), action(Delete, 'b', NOW + 1)], serverTime: NOW + 2 };
    expect(applyServerShelf(synced, fewer)).toEqual({ kind: 'ask-again' });
    const outcome = applyServerShelf(synced, { ...fewer, isRepeated: true });
    expect(outcome).toMatchObject({ kind: 'taken', missing: 1 });
    expect(outcome.kind === 'taken' && ids(outcome.record).toSorted()).toEqual(['a', 'c']);
  });

  describe('given nothing', () => {
    const synced = taken(empty, { actions: [action(Add, 'a', NOW), action(Delete, 'b', NOW)] });
    const nothing = (record: ShelfRecord, change: Partial<SyncAnswer> = {}) =>
      applyServerShelf(record, { pushed: [], actions: [], serverTime: NOW + 1, ...change });

    it('asks once more where books were kept (A-04)', () => {
      expect(nothing(synced)).toEqual({ kind: 'ask-again' });
    });

    it('asks once more where books were pushed (A-04)', () => {
      const record = addBooks(empty, [book('c')], NOW);
      expect(nothing(record, { pushed: record.outbox })).toEqual({ kind: 'ask-again' });
      const read = updateBook(empty, 'c', { chapter: '', chapterTitle: '', percent: 1 }, NOW);
      expect(nothing(read, { pushed: read.outbox }).kind).toBe('taken');
    });

    it('believes it where nothing was', () => {
      expect(nothing(empty)).toEqual({ kind: 'taken', record: { ...empty, syncedAt: NOW + 1 }, missing: 0 });
      expect(nothing({ ...synced, synced: shelfOfActions([action(Delete, 'b', NOW)]) }).kind).toBe('taken');
    });

    it('takes nothing off the shelf, however often it comes, and counts what is missing (A-32)', () => {
      const record = addBooks(synced, [book('c')], NOW);
      const after = taken(record, { pushed: record.outbox, isRepeated: true });
      expect(ids(after)).toEqual(['c', 'a']);
      expect(nothing(synced, { isRepeated: true })).toMatchObject({ kind: 'taken', missing: 1 });
      expect(after.outbox).toEqual(record.outbox);
      expect(after.highest).toBe(record.highest);
    });

    // A batch that forgot removals once slipped behind one of them.
    it('goes on knowing what was removed', () => {
      const after = taken(synced, { isRepeated: true });
      expect(shelfView(after.synced).removed.map(({ bookId }) => bookId)).toEqual(['b']);
    });
  });
});

describe('dropRefused', () => {
  it("takes refused books off this device's shelf again, and leaves the others waiting [SHELFSYNC-18] (A-22)", () => {
    const first = addBooks(empty, [book('a')], NOW);
    const record = addBooks(first, [book('b')], NOW);
    expect(ids(dropRefused(record, first.outbox))).toEqual(['b']);
    expect(ids(dropRefused(record, []))).toEqual(['b', 'a']);
  });

  it('leaves a book that the server has', () => {
    const synced = taken(empty, { actions: [action(Add, 'a', NOW - 5)] });
    const record = addBooks(synced, [book('a')], NOW);
    expect(ids(dropRefused(record, record.outbox))).toEqual(['a']);
  });
});
