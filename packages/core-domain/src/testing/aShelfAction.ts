import { BookFormat } from '../book/Book.ts';
import { ShelfActionKind, type ShelfAction } from '../shelf/ShelfAction.ts';

/** A phone's adding of a book at time 1; name only what the test is about. */
export const aShelfAction = (change: Partial<ShelfAction> = {}): ShelfAction => {
  const action = {
    kind: ShelfActionKind.Add,
    bookId: '1001',
    at: { time: 1, device: 'phone' },
    sequence: 1,
    ...change,
  };
  const details = {
    title: `书${action.bookId}`,
    author: '许半山',
    coverUrl: '/covers/1001.svg',
    format: BookFormat.Standard,
  };
  return action.kind === ShelfActionKind.Add ? { details, ...action } : action;
};
