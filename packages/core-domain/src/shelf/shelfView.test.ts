import { describe, expect, it } from 'vitest';
import { aShelfAction } from '../testing/aShelfAction.ts';
import { removeBooks } from './changeShelf.ts';
import { ShelfActionKind, shelfOfActions } from './ShelfAction.ts';
import { currentShelf, emptyShelfRecord, type ShelfRecord } from './ShelfRecord.ts';
import { keptBooks, shelfView, VISIBLE_SHELF } from './shelfView.ts';

const { Add, Update, Delete } = ShelfActionKind;

/** Books 0 to `count` - 1, the last as the newest. */
const books = (count: number) =>
  shelfOfActions(
    Array.from({ length: count }, (_, id) => aShelfAction({ bookId: String(id), at: { time: id, device: 'x' } })),
  );
const ids = (list: ReadonlyArray<{ bookId: string }>) => list.map(({ bookId }) => bookId);
const record = (count: number): ShelfRecord => ({ ...emptyShelfRecord('phone'), synced: books(count), highest: count });

describe('shelfView', () => {
  it('shows the newest 300, the others wait behind them [SHELFSYNC-10, CONST-59, ENT-22]', () => {
    expect(VISIBLE_SHELF).toBe(300);
    const { visible, hidden } = shelfView(books(302));
    expect([visible.length, visible[0]?.bookId, visible[299]?.bookId]).toEqual([300, '301', '2']);
    expect(ids(hidden)).toEqual(['1', '0']);
    expect(shelfView(books(300)).hidden).toEqual([]);
  });

  it('moves waiting books up when visible ones are removed [SHELFSYNC-10]', () => {
    const { visible, hidden, removed } = shelfView(currentShelf(removeBooks(record(302), ['301', '300'], 500)));
    expect([visible.length, visible[299]?.bookId, hidden.length]).toEqual([300, '0', 0]);
    expect(ids(removed)).toEqual(['300', '301']);
  });

  it('shows in either half, order and removal what became of every book', () => {
    const view = shelfView(
      shelfOfActions([
        aShelfAction({ bookId: 'a', at: { time: 1, device: 'x' } }),
        aShelfAction({ bookId: 'b', at: { time: 2, device: 'x' } }),
        aShelfAction({ bookId: 'c', kind: Delete, at: { time: 3, device: 'x' } }),
        aShelfAction({
          bookId: 'd',
          kind: Update,
          at: { time: 4, device: 'x' },
          bookmark: { chapter: '', chapterTitle: '', percent: 1 },
        }),
      ]),
      { limit: 1 },
    );
    expect([ids(view.visible), ids(view.hidden), ids(view.removed)]).toEqual([['b'], ['a'], ['c']]);
  });

  it('is empty to look at when the server refuses the shelf, and full again after [SHELFSYNC-22] (A-04)', () => {
    const shelf = books(2);
    expect(shelfView(shelf, { forcedEmpty: true })).toEqual({ visible: [], hidden: [], removed: [] });
    expect(ids(shelfView(shelf, { forcedEmpty: false }).visible)).toEqual(['1', '0']);
  });
});

describe('keptBooks', () => {
  it('tells of a book when it was added and changed, and where it is read [ENT-21]', () => {
    const bookmark = { chapter: 'c1', chapterTitle: '', percent: 7 };
    const added = aShelfAction({ kind: Add, at: { time: 5, device: 'x' } });
    const read = aShelfAction({ kind: Update, at: { time: 9, device: 'x' }, bookmark });
    expect(keptBooks(shelfOfActions([added]))).toEqual([
      { ...added.details, bookId: '1001', addedAt: 5, changedAt: 5 },
    ]);
    expect(keptBooks(shelfOfActions([added, read]))).toEqual([
      { ...added.details, bookId: '1001', addedAt: 5, changedAt: 9, bookmark },
    ]);
  });
});
