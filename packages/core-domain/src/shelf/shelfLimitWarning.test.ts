import { describe, expect, it } from 'vitest';
import { aShelfAction } from '../testing/aShelfAction.ts';
import { SHELF_LIMIT_TOAST_MS, shelfLimitWarning } from './shelfLimitWarning.ts';
import { ShelfActionKind, shelfOfActions, type ShelfAction } from './ShelfAction.ts';

const details = (title: string) => ({ title, author: '', coverUrl: '', format: 1 as const });
const shelf = (count: number, ...others: ShelfAction[]) =>
  shelfOfActions([
    ...Array.from({ length: count }, (_, id) =>
      aShelfAction({
        bookId: String(id),
        at: { time: id + 1, device: 'x' },
        details: details(id === 0 ? '' : `第${id}本`),
      }),
    ),
    ...others,
  ]);

describe('shelfLimitWarning', () => {
  it.each([0, 298, 299])('is none with %s books [SHELFSYNC-12]', (count) => {
    expect(shelfLimitWarning(shelf(count), 'new')).toEqual({ warns: false });
  });

  it('names the book that will be hidden [SHELFSYNC-12, SHELFSYNC-13]', () => {
    expect(shelfLimitWarning(shelf(301), 'new')).toEqual({
      warns: true,
      text: '书架书籍总数超过300本，最早加入的书籍《第1本》将被隐藏',
      hiddenBookId: '1',
    });
  });

  it('names none where the title is not known [SHELFSYNC-12, ERR-73]', () => {
    expect(shelfLimitWarning(shelf(300), 'new')).toEqual({
      warns: true,
      text: '书架书籍总数超过300本，最早加入的书籍将被隐藏',
      hiddenBookId: '0',
    });
  });

  it('is none for a book that is on the shelf already', () => {
    expect(shelfLimitWarning(shelf(300), '5')).toEqual({ warns: false });
  });

  it('counts neither removed books nor places', () => {
    const removed = aShelfAction({ bookId: 'gone', kind: ShelfActionKind.Delete });
    expect(shelfLimitWarning(shelf(299, removed), 'new')).toEqual({ warns: false });
    expect(shelfLimitWarning(shelf(300, removed), 'gone').warns).toBe(true);
  });

  it("stands five seconds in a host's toast [SHELFSYNC-14, CONST-67]", () => {
    expect(SHELF_LIMIT_TOAST_MS).toBe(5000);
  });
});
