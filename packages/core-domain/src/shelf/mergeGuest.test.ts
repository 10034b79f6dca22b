import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { addBooks, removeBooks, updateBook } from './changeShelf.ts';
import { clearGuest, isGuestMerged, mergeGuest } from './mergeGuest.ts';
import { ShelfActionKind } from './ShelfAction.ts';
import { SHELF_CAPACITY } from './shelfCapacity.ts';
import { currentShelf, emptyShelfRecord, type ShelfRecord } from './ShelfRecord.ts';
import { keptBooks, VISIBLE_SHELF } from './shelfView.ts';
import { applyServerShelf } from './syncShelf.ts';

const { Add, Update } = ShelfActionKind;
const NOW = 1_790_000_000_000;
const nobody = emptyShelfRecord('phone');
const book = (bookId: string) => ({
  bookId,
  details: { title: `书${bookId}`, author: '', coverUrl: '', format: 1 as const },
});
const place = (chapter: string) => ({ chapter, chapterTitle: '', percent: 1 });
const shelfWith = (...ids: string[]): ShelfRecord => addBooks(nobody, ids.map(book), NOW - 10_000);
const ids = (record: ShelfRecord) => keptBooks(currentShelf(record)).map(({ bookId }) => bookId);
const many = (count: number, from = 0) => Array.from({ length: count }, (_, at) => String(at + from));

/** The account after the server answered for everything it sent. */
const answered = (record: ShelfRecord): ShelfRecord => {
  const { outbox } = record;
  const outcome = applyServerShelf(record, { pushed: outbox, actions: outbox, serverTime: NOW, isRepeated: true });
  return outcome.kind === 'taken' ? outcome.record : record;
};

const merged = (guest: ShelfRecord, account: ShelfRecord, capacity?: number): ShelfRecord => {
  const merge = mergeGuest(guest, account, NOW, capacity);
  if (merge.kind !== 'merged') throw new Error(merge.kind);
  return merge.record;
};

describe('mergeGuest', () => {
  it("joins the guest's books to the account's without a question [SHELFMERGE-01] [PROD-04]", () => {
    expect(ids(merged(shelfWith('b', 'a'), shelfWith('c')))).toEqual(['b', 'a', 'c']);
  });

  it("puts them a second apart in the guest's order, none in the future [SHELFSYNC-08]", () => {
    const record = merged(shelfWith('a', 'b', 'c'), nobody);
    expect(keptBooks(currentShelf(record)).map(({ bookId, addedAt }) => [bookId, NOW - addedAt])).toEqual([
      ['a', 0],
      ['b', 1000],
      ['c', 2000],
    ]);
  });

  it('counts books of both once, up to a capacity of its own [SHELFMERGE-01, SHELFMERGE-08, CONST-60]', () => {
    expect([SHELF_CAPACITY, VISIBLE_SHELF]).toEqual([300, 300]);
    const account = shelfWith(...many(299));
    expect(mergeGuest(shelfWith('0', '298', '299'), account, NOW).kind).toBe('merged');
    expect(mergeGuest(shelfWith('0', '299', '300'), account, NOW)).toEqual({ kind: 'too-many', total: 301 });
    expect(mergeGuest(shelfWith('a', 'b'), shelfWith('c'), NOW, 3).kind).toBe('merged');
    expect(mergeGuest(shelfWith('a', 'b'), shelfWith('c'), NOW, 2)).toEqual({ kind: 'too-many', total: 3 });
  });

  it('merges once a later delete left room, as the last step of a deletion [SHELFMERGE-07] [SHELF-26]', () => {
    const guest = shelfWith('a', 'b');
    const full = shelfWith(...many(299));
    expect(mergeGuest(guest, full, NOW).kind).toBe('too-many');
    const roomy = removeBooks(full, ['298'], NOW);
    expect(ids(merged(guest, roomy)).slice(0, 2)).toEqual(['a', 'b']);
  });

  it('has nothing to merge without guest books', () => {
    expect(mergeGuest(nobody, shelfWith('a'), NOW)).toEqual({ kind: 'nothing' });
    expect(mergeGuest(removeBooks(shelfWith('a'), ['a'], NOW), nobody, NOW)).toEqual({ kind: 'nothing' });
  });

  it("merges again what came to the guest's shelf after the last merge", () => {
    const guest = shelfWith('a');
    const account = merged(guest, nobody);
    expect(mergeGuest(guest, account, NOW)).toEqual({ kind: 'nothing' });
    const later = addBooks(guest, [book('b')], NOW);
    const record = merged(later, account);
    expect(record.outbox.map(({ bookId }) => bookId)).toEqual(['a', 'b']);
  });

  it('does not bring back what the account removed after the merge', () => {
    const guest = shelfWith('a', 'b');
    const account = removeBooks(merged(guest, nobody), ['a'], NOW);
    expect(mergeGuest(guest, account, NOW)).toEqual({ kind: 'nothing' });
    expect(ids(merged(addBooks(guest, [book('c')], NOW), account))).toEqual(['c', 'b']);
  });

  it("puts a guest's book back that the account had removed before", () => {
    const removed = answered(removeBooks(shelfWith('a'), ['a'], NOW + 5_000));
    const record = merged(shelfWith('b', 'c', 'a'), removed);
    expect(ids(record).sort()).toEqual(['a', 'b', 'c']);
  });

  it("does not let a guest's clock fall behind the account's, or the other way round", () => {
    const ahead = updateBook(nobody, 'x', place('c1'), NOW + 70_000);
    expect(merged(addBooks(nobody, [book('a')], NOW + 90_000), ahead).outbox.at(-1)?.at.time).toBe(NOW + 90_001);
    expect(merged(shelfWith('a'), ahead).outbox.at(-1)?.at.time).toBe(NOW + 70_001);
  });

  describe('with places', () => {
    const guest = updateBook(shelfWith('a'), 'a', place('guest'), NOW - 500);

    it("takes the guest's place with the book", () => {
      expect(merged(guest, nobody).outbox).toMatchObject([{ kind: Add, bookId: 'a', bookmark: place('guest') }]);
    });

    it("takes the guest's place of a book on both shelves where it is the later one", () => {
      const account = updateBook(shelfWith('a'), 'a', place('account'), NOW - 600);
      const record = merged(guest, answered(account));
      expect(record.outbox).toMatchObject([
        { kind: Update, bookId: 'a', at: { time: NOW + 1 }, bookmark: place('guest') },
      ]);
      expect(mergeGuest(guest, record, NOW)).toEqual({ kind: 'nothing' });
    });

    it("leaves the account's place where that is the later one", () => {
      const account = updateBook(shelfWith('a'), 'a', place('account'), NOW - 400);
      expect(mergeGuest(guest, account, NOW)).toEqual({ kind: 'nothing' });
      const removed = removeBooks(account, ['a'], NOW - 300);
      const record = merged(guest, removed);
      expect(currentShelf(record)[0]?.reading?.bookmark).toEqual(place('account'));
    });

    it('merges places even where no book fits any more', () => {
      expect(mergeGuest(guest, shelfWith('a', 'b'), NOW, 1).kind).toBe('merged');
    });

    it('does not merge a place twice', () => {
      const account = merged(guest, nobody);
      const elsewhere = { ...account, outbox: [], synced: [] };
      expect(mergeGuest(guest, elsewhere, NOW)).toEqual({ kind: 'nothing' });
    });
  });
});

describe('isGuestMerged', () => {
  const guest = shelfWith('a');

  it('holds only once the server has the books, which the device keeps until then [SHELFMERGE-02] [AUTH-06]', () => {
    const account = merged(guest, nobody);
    expect(isGuestMerged(guest, nobody)).toBe(false);
    expect(isGuestMerged(guest, account)).toBe(false);
    expect(isGuestMerged(guest, answered(account))).toBe(true);
  });

  it('does not wait for other books', () => {
    const busy = updateBook(answered(merged(guest, nobody)), 'other', place('c1'), NOW);
    expect(isGuestMerged(guest, busy)).toBe(true);
  });

  it("does not hold for a guest's shelf that changed since", () => {
    expect(isGuestMerged(addBooks(guest, [book('b')], NOW), answered(merged(guest, nobody)))).toBe(false);
  });
});

describe('clearGuest', () => {
  it("empties the guest's shelf and lets its clock go on [SHELFMERGE-02]", () => {
    const guest = shelfWith('a');
    const account = answered(merged(guest, nobody));
    const cleared = clearGuest(guest);
    expect(ids(cleared)).toEqual([]);
    expect(cleared.outbox).toEqual([]);
    // Even with a clock set back the next guest's book is a new one.
    const next = addBooks(cleared, [book('b')], NOW - 86_400_000);
    expect(mergeGuest(next, account, NOW).kind).toBe('merged');
  });

  it('empties what an older version kept as synced', () => {
    expect(clearGuest({ ...nobody, synced: currentShelf(shelfWith('a')) }).synced).toEqual([]);
  });
});

describe("a guest's shelf", () => {
  const sets = fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 6 });
  const removals = fc.array(fc.nat({ max: 9 }), { maxLength: 3 });

  it('is joined as a union, once, silently only where it fits, and kept until the server has it (P5) [SHELFMERGE-01, SHELFMERGE-02]', () => {
    checkProperty(
      'P5',
      fc.property(
        sets,
        sets,
        removals,
        fc.nat({ max: 3 }),
        fc.boolean(),
        (guestIds, accountIds, removed, spare, isAnswered) => {
          const guest = shelfWith(...guestIds.map(String));
          const own = removeBooks(shelfWith(...accountIds.map(String)), removed.map(String), NOW - 100);
          const account = isAnswered ? answered(own) : own;
          const union = new Set([...ids(guest), ...ids(account)]);
          // Capacities 0, 1, exact, one more.
          const capacity = [0, 1, union.size, union.size + 1][spare] ?? 0;
          const news = ids(guest).filter((id) => !ids(account).includes(id));

          const merge = mergeGuest(guest, account, NOW, capacity);
          if (news.length === 0) {
            expect(merge.kind).not.toBe('too-many');
            return;
          }
          expect(merge.kind).toBe(union.size <= capacity ? 'merged' : 'too-many');
          if (merge.kind !== 'merged') return;

          expect(new Set(ids(merge.record))).toEqual(union);
          // Doing it again, as after a crash before the guest's shelf was cleared, changes nothing.
          expect(mergeGuest(guest, merge.record, NOW + 5, capacity)).toEqual({ kind: 'nothing' });
          expect(isGuestMerged(guest, merge.record)).toBe(false);
          const done = answered(merge.record);
          expect(isGuestMerged(guest, done)).toBe(true);
          expect(new Set(ids(done))).toEqual(union);
          expect(mergeGuest(clearGuest(guest), done, NOW)).toEqual({ kind: 'nothing' });
        },
      ),
    );
  });
});
