import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { shelves } from '../../test/syncedBooks.ts';
import { aShelfAction } from '../testing/aShelfAction.ts';
import { actionsOfShelf, entryOfAction, ShelfActionKind, shelfOfActions } from './ShelfAction.ts';
import { noDetails, shelfEntry } from './ShelfEntry.ts';

const { Add, Update, Delete } = ShelfActionKind;
const at = { time: 5, device: 'phone' };
const bookmark = { chapter: 'c1', chapterTitle: '', percent: 100 };

describe('a shelf action', () => {
  it('is 1 to add, 2 to update, 3 to delete [ENUM-14, SHELFSYNC-01, SHELFSYNC-02, SHELFSYNC-03]', () => {
    expect([Add, Update, Delete]).toEqual([1, 2, 3]);
  });

  it('that adds says that the book is kept, and where it is read if it says so [SHELFSYNC-01]', () => {
    const adding = aShelfAction({ kind: Add, at });
    const keeping = { kept: true, at, details: adding.details };
    expect(entryOfAction(adding)).toEqual({ bookId: '1001', newest: at, keeping });
    expect(entryOfAction({ ...adding, bookmark })).toEqual({
      bookId: '1001',
      newest: at,
      keeping,
      reading: { at, bookmark },
    });
  });

  it('that adds without details still keeps the book', () => {
    const bare = { kind: Add, bookId: '1', at, sequence: 1 };
    expect(entryOfAction(bare)?.keeping).toEqual({ kept: true, at, details: noDetails });
    expect(noDetails).toEqual({ title: '', author: '', coverUrl: '', format: 1 });
  });

  it('that updates says only where the book is read [SHELFSYNC-02]', () => {
    const updating = aShelfAction({ kind: Update, at, bookmark });
    expect(entryOfAction(updating)).toEqual({ bookId: '1001', newest: at, reading: { at, bookmark } });
    expect(entryOfAction(aShelfAction({ kind: Update, at }))).toBeUndefined();
    expect(shelfOfActions([aShelfAction({ kind: Update, at })])).toEqual([]);
  });

  it('that deletes says only that the book is not kept [SHELFSYNC-03]', () => {
    const deleting = aShelfAction({ kind: Delete, at, bookmark });
    expect(entryOfAction(deleting)).toEqual({ bookId: '1001', newest: at, keeping: { kept: false, at } });
  });
});

describe('actionsOfShelf', () => {
  it('gives one action for what one change did', () => {
    const added = aShelfAction({ at, sequence: 0, bookmark });
    expect(actionsOfShelf(shelfOfActions([added]))).toEqual([added]);
  });

  it('gives one for each half otherwise', () => {
    const added = aShelfAction({ at, sequence: 0 });
    const read = aShelfAction({ kind: Update, at: { time: 6, device: 'phone' }, sequence: 0, bookmark });
    expect(actionsOfShelf(shelfOfActions([read, added]))).toEqual([added, read]);
  });

  it('keeps a removal apart from a place of the same moment', () => {
    const removed = aShelfAction({ kind: Delete, at, sequence: 0 });
    const read = aShelfAction({ kind: Update, at, sequence: 0, bookmark });
    expect(actionsOfShelf(shelfOfActions([removed, read]))).toEqual([removed, read]);
  });

  it('gives actions that make the same shelf again (P1)', () => {
    checkProperty(
      'P1',
      fc.property(shelves, (shelf) => {
        expect(shelfOfActions(actionsOfShelf(shelf))).toEqual(shelf);
      }),
    );
  });
});

describe('shelfEntry', () => {
  const earlier = { time: 4, device: 'tablet' };

  it('is as new as the later of its halves', () => {
    expect(shelfEntry('1', { kept: false, at }, { at: earlier, bookmark })?.newest).toBe(at);
    expect(shelfEntry('1', { kept: false, at: earlier }, { at, bookmark })?.newest).toBe(at);
  });

  it('needs one half', () => {
    expect(shelfEntry('1')).toBeUndefined();
    expect(Object.keys(shelfEntry('1', { kept: false, at }) ?? {})).toEqual(['bookId', 'newest', 'keeping']);
    expect(Object.keys(shelfEntry('1', undefined, { at, bookmark }) ?? {})).toEqual(['bookId', 'newest', 'reading']);
  });
});
