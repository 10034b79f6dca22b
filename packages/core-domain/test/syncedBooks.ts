import fc from 'fast-check';
import { actionsOfSynced, type SyncedBook } from '../src/shelf/SyncedBook.ts';
import { shelfOfActions } from '../src/shelf/ShelfAction.ts';

const DEVICES = ['', 'phone', 'tablet'];
const ACTIONS = [1, 2, 3, 1, 2, 3, undefined, 7];
const BOOKS = 12;
const TIMES = 10;

/** Takes digits off a number: one drawn number a book keeps generating and shrinking cheap. */
const digits = (value: number) => (base: number) => {
  const digit = value % base;
  value = Math.floor(value / base);
  return digit;
};

/** A book as a sync may write it: ids as text or number, few times and devices so that ties are common, missing fields. */
function syncedBookOf(value: number): SyncedBook {
  const take = digits(value);
  const id = take(BOOKS);
  const time = take(TIMES);
  const action = ACTIONS[take(ACTIONS.length)];
  const device = DEVICES[take(DEVICES.length)];
  const content = take(3);
  const isStamped = take(4) > 0;
  const isText = take(2) === 0;
  const isRead = action === 2 || take(2) === 0;
  return {
    bookId: isText ? String(id) : id,
    action,
    addedAt: time,
    updatedAt: take(TIMES),
    stamp: isStamped ? time * 1000 : undefined,
    device,
    sequence: 0,
    details: content === 0 ? undefined : { title: `书${content}`, author: '', coverUrl: '', format: 1 },
    bookmark: isRead ? { chapter: String(take(3)), chapterTitle: '', percent: 1 + take(2) } : undefined,
  };
}

/** A book has some eight million forms, many of them equal in meaning. */
export const syncedBooks = fc
  .array(fc.nat({ max: BOOKS * TIMES * 8 * 3 * 3 * 4 * 2 * 2 * TIMES * 6 - 1 }), { maxLength: 8 })
  .map((values) => values.map(syncedBookOf));

export const shelves = syncedBooks.map((books) => shelfOfActions(books.flatMap(actionsOfSynced)));
