import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { shelves } from '../../test/syncedBooks.ts';
import { aShelfAction } from '../testing/aShelfAction.ts';
import { mergeShelf } from './mergeShelf.ts';
import { ShelfActionKind, shelfOfActions, type ShelfAction } from './ShelfAction.ts';
import { isKept } from './ShelfEntry.ts';

const { Add, Update, Delete } = ShelfActionKind;

const reading = (chapter: string, percent = 1) => ({ chapter, chapterTitle: '', percent });
const at = (time: number, device = 'phone') => ({ time, device });
const action = (kind: ShelfActionKind, time: number, change: Partial<ShelfAction> = {}) =>
  aShelfAction({ kind, at: at(time), ...(kind === Update && { bookmark: reading(`c${time}`) }), ...change });

const shelf = (...actions: ShelfAction[]) => shelfOfActions(actions);
const merged = (a: ShelfAction, b: ShelfAction) => {
  const one = mergeShelf(shelf(a), shelf(b));
  expect(mergeShelf(shelf(b), shelf(a))).toEqual(one);
  const [entry] = one;
  if (!entry) throw new Error('an empty shelf');
  return entry;
};

const title = (name: string) => ({ details: { title: name, author: '', coverUrl: '', format: 1 as const } });
const ids = (list: ShelfAction[]) => shelf(...list).map(({ bookId }) => bookId);

describe('mergeShelf', () => {
  it('takes the newer of two versions of a book [SHELFSYNC-06]', () => {
    const entry = merged(action(Add, 2, title('旧')), action(Add, 3, title('新')));
    expect(isKept(entry) && entry.keeping.details.title).toBe('新');
    expect(merged(action(Update, 2), action(Update, 3)).reading?.bookmark.chapter).toBe('c3');
  });

  it('takes a removed book off the shelf [SHELFSYNC-07, SHELFSYNC-03]', () => {
    expect(isKept(merged(action(Add, 2), action(Delete, 3)))).toBe(false);
  });

  it('keeps a book that was added again after its removal [SHELFSYNC-05]', () => {
    expect(isKept(merged(action(Delete, 3), action(Add, 4)))).toBe(true);
  });

  it('does not put a removed book back because it was read elsewhere (P4) [SHELFSYNC-02]', () => {
    const entry = merged(action(Delete, 3), action(Update, 9));
    expect(isKept(entry)).toBe(false);
    expect(entry.reading?.bookmark.chapter).toBe('c9');
  });

  it('does not lose a place to a later removal or adding', () => {
    const read = action(Update, 2);
    expect(merged(read, action(Delete, 3)).reading?.bookmark.chapter).toBe('c2');
    expect(merged(read, action(Add, 3)).reading?.bookmark.chapter).toBe('c2');
  });

  it('orders equal times by device (A-01)', () => {
    const phone = action(Add, 5, { at: at(5, 'phone') });
    const tablet = action(Delete, 5, { at: at(5, 'tablet') });
    expect(isKept(merged(phone, tablet))).toBe(false);
    expect(isKept(merged({ ...phone, at: at(5, 'watch') }, tablet))).toBe(true);
    expect(isKept(merged({ ...phone, at: at(6, 'phone') }, tablet))).toBe(true);
  });

  it.each<[string, ShelfAction, ShelfAction]>([
    ['a removal', action(Add, 5), action(Delete, 5)],
    [
      'the place further on',
      action(Update, 5, { bookmark: reading('z', 3) }),
      action(Update, 5, { bookmark: reading('a', 4) }),
    ],
    [
      'the later chapter name',
      action(Update, 5, { bookmark: reading('a') }),
      action(Update, 5, { bookmark: reading('b') }),
    ],
    [
      'the later place',
      action(Update, 5, { bookmark: { ...reading('a'), place: { chapterId: 'a', offset: 1, print: '' } } }),
      action(Update, 5, { bookmark: { ...reading('a'), place: { chapterId: 'a', offset: 2, print: '' } } }),
    ],
    [
      'the later notation',
      action(Update, 5, { bookmark: { ...reading('a'), foreignOffset: { type: '1', offset: '1' } } }),
      action(Update, 5, { bookmark: { ...reading('a'), foreignOffset: { type: '1', offset: '2' } } }),
    ],
    [
      'the later details',
      action(Add, 5, {
        details: { title: '甲', author: '', coverUrl: '', format: 1, carried: { source: 'a', cr: 1 } },
      }),
      action(Add, 5, {
        details: { title: '甲', author: '', coverUrl: '', format: 1, carried: { cr: 1, source: 'b' } },
      }),
    ],
  ])('of changes with one stamp %s stands, whoever merges', (_what, loses, wins) => {
    expect(merged(loses, wins)).toEqual(shelf(wins)[0]);
  });

  it('does not mind the order in which other fields are written', () => {
    const details = { title: '甲', author: '', coverUrl: '', format: 1 as const };
    const one = action(Add, 5, { details: { ...details, carried: { a: 1, b: 2 } } });
    const other = action(Add, 5, { details: { ...details, carried: { b: 2, a: 1 } } });
    expect(merged(one, other)).toEqual(shelf(one)[0]);
    const later = action(Add, 5, { details: { ...details, carried: { a: 1, b: 3 } } });
    expect(merged(one, later)).toEqual(shelf(later)[0]);
    expect(merged(other, later)).toEqual(shelf(later)[0]);
  });

  it('sorts by the newest change, newest first, equal ones by device and id [SHELFSYNC-09]', () => {
    const actions = [
      action(Add, 3, { bookId: 'b' }),
      action(Add, 3, { bookId: 'a' }),
      action(Add, 3, { bookId: 'c', at: at(3, 'tablet') }),
      action(Add, 1, { bookId: 'd' }),
      action(Update, 4, { bookId: 'd' }),
      action(Add, 2, { bookId: 'e' }),
      action(Update, 1, { bookId: 'e' }),
    ];
    expect(ids(actions)).toEqual(['d', 'c', 'a', 'b', 'e']);
    expect(ids([...actions].reverse())).toEqual(['d', 'c', 'a', 'b', 'e']);
  });

  it('cuts nothing, however many books there are (A-03)', () => {
    const many = Array.from({ length: 400 }, (_, id) => action(Add, id, { bookId: String(id) }));
    expect(mergeShelf(shelf(...many.slice(0, 350)), shelf(...many.slice(100)))).toHaveLength(400);
  });

  it('is the same for one shelf with itself, with none, in either order and grouping (P1) [SHELFSYNC-06]', () => {
    checkProperty(
      'P1',
      fc.property(shelves, shelves, shelves, (a, b, c) => {
        const ab = mergeShelf(a, b);
        expect(mergeShelf(a, a)).toEqual(a);
        expect(mergeShelf(a, [])).toEqual(a);
        expect(mergeShelf(b, a)).toEqual(ab);
        expect(mergeShelf(ab, c)).toEqual(mergeShelf(a, mergeShelf(b, c)));
      }),
    );
  });

  it('keeps of both halves of a book the later change, each by itself (P4) [SHELFSYNC-02, SHELFSYNC-06]', () => {
    checkProperty(
      'P4',
      fc.property(shelves, shelves, (a, b) => {
        for (const entry of mergeShelf(a, b)) {
          const [one, other] = [a, b].map((list) => list.find(({ bookId }) => bookId === entry.bookId));
          const times = (half: 'keeping' | 'reading') => [one?.[half]?.at.time ?? -1, other?.[half]?.at.time ?? -1];
          expect(entry.keeping?.at.time ?? -1).toBe(Math.max(...times('keeping')));
          expect(entry.reading?.at.time ?? -1).toBe(Math.max(...times('reading')));
          expect(entry.newest.time).toBe(Math.max(...times('keeping'), ...times('reading')));
        }
      }),
    );
  });
});
