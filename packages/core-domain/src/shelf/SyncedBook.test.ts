import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { shelves } from '../../test/syncedBooks.ts';
import { aShelfAction } from '../testing/aShelfAction.ts';
import { actionsOfShelf, ShelfActionKind } from './ShelfAction.ts';
import { actionsOfSynced, syncedBook, type SyncedBook } from './SyncedBook.ts';

const { Add, Update, Delete } = ShelfActionKind;
const bookmark = { chapter: 'c1', chapterTitle: '第一章', percent: 100 };
const book: SyncedBook = { bookId: '1001', addedAt: 10, updatedAt: 20 };

describe('syncedBook', () => {
  const at = { time: 12_345, device: 'phone' };

  it('writes whole seconds beside the exact stamp [ENT-21]', () => {
    const added = aShelfAction({ at, sequence: 3, bookmark });
    expect(syncedBook(added)).toEqual({
      bookId: '1001',
      action: 1,
      addedAt: 12,
      updatedAt: 12,
      stamp: 12_345,
      device: 'phone',
      sequence: 3,
      details: added.details,
      bookmark,
    });
  });

  it('says of an update when it was updated, not when it was added', () => {
    expect(syncedBook(aShelfAction({ kind: Update, at, bookmark }))).toMatchObject({
      action: 2,
      addedAt: 0,
      updatedAt: 12,
    });
  });

  it('says nothing more of a removed book', () => {
    const removed = syncedBook(aShelfAction({ kind: Delete, at }));
    expect(removed).toMatchObject({ action: 3, addedAt: 12, updatedAt: 12 });
    expect('details' in removed || 'bookmark' in removed).toBe(false);
  });
});

describe('actionsOfSynced', () => {
  it('takes the stamp before the seconds', () => {
    const [added] = actionsOfSynced({ ...book, action: Add, stamp: 7, device: 'phone', sequence: 4 });
    expect(added).toMatchObject({ at: { time: 7, device: 'phone' }, sequence: 4 });
    const [zero] = actionsOfSynced({ ...book, action: Add, stamp: 0 });
    expect(zero?.at.time).toBe(0);
  });

  it.each([Add, Update, Delete])(
    'takes the newer of both times where action %s has no stamp [SHELFSYNC-06]',
    (action) => {
      const [one] = actionsOfSynced({ ...book, action, bookmark });
      expect(one?.at).toEqual({ time: 20_000, device: '' });
      const [other] = actionsOfSynced({ ...book, action, bookmark, addedAt: 30 });
      expect(other).toMatchObject({ kind: action, at: { time: 30_000, device: '' }, sequence: 0 });
    },
  );

  it('takes a book without action as kept since it was added, and read when it was updated', () => {
    const details = { title: '甲', author: '', coverUrl: '', format: 1 as const };
    expect(actionsOfSynced({ ...book, details, bookmark })).toEqual([
      { kind: Add, bookId: '1001', sequence: 0, at: { time: 10_000, device: '' }, details },
      { kind: Update, bookId: '1001', sequence: 0, at: { time: 20_000, device: '' }, bookmark },
    ]);
    expect(actionsOfSynced({ ...book, action: 9 })).toEqual([
      { kind: Add, bookId: '1001', sequence: 0, at: { time: 10_000, device: '' } },
    ]);
    expect(actionsOfSynced({ ...book, addedAt: 30, bookmark })[1]?.at.time).toBe(30_000);
  });

  it('knows a book by its id, written as text or number', () => {
    expect(actionsOfSynced({ ...book, bookId: 1001, action: Delete })[0]?.bookId).toBe('1001');
  });

  it('takes no update without a place', () => {
    expect(actionsOfSynced({ ...book, action: Update })).toEqual([]);
  });

  it('carries no details or place where the book has none', () => {
    const [added] = actionsOfSynced({ ...book, action: Add });
    expect(Object.keys(added ?? {})).toEqual(['kind', 'bookId', 'sequence', 'at']);
  });

  it.each([
    [-5, 0],
    [Number.NaN, 0],
    [1.9, 1],
    [9e18, Number.MAX_SAFE_INTEGER],
    [Infinity, Number.MAX_SAFE_INTEGER],
  ])('takes stamp and sequence %s as %s', (written, read) => {
    const [action] = actionsOfSynced({ ...book, action: Delete, stamp: written, sequence: written });
    expect([action?.at.time, action?.sequence]).toEqual([read, read]);
  });

  it('keeps a percent within its scale', () => {
    const percents = [-1, 1e9, 50.5].map((percent) =>
      actionsOfSynced({ ...book, action: Update, bookmark: { ...bookmark, percent } }),
    );
    expect(percents.map(([action]) => action?.bookmark?.percent)).toEqual([1, 10_000, 50]);
  });

  it('reads back what was written (P1)', () => {
    checkProperty(
      'P1',
      fc.property(shelves, (shelf) => {
        const actions = actionsOfShelf(shelf);
        expect(actions.map(syncedBook).flatMap(actionsOfSynced)).toEqual(actions);
      }),
    );
  });
});
