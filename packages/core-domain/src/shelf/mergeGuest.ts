import { appendActions } from './appendActions.ts';
import { ShelfActionKind, type ShelfAction } from './ShelfAction.ts';
import { isKept, type KeptEntry, type ShelfEntry } from './ShelfEntry.ts';
import { SHELF_CAPACITY } from './shelfCapacity.ts';
import { currentShelf, MERGE_ADD_OFFSET_MS, nextStamp, type ShelfRecord } from './ShelfRecord.ts';
import { compareTimestamps } from '../time/HybridTimestamp.ts';

export type GuestMerge =
  | { kind: 'nothing' }
  | { kind: 'merged'; record: ShelfRecord }
  /** Together they hold `total` different books: the user is asked, and it is tried again when room was made. */
  | { kind: 'too-many'; total: number };

type NewAction = Omit<ShelfAction, 'sequence'>;

/** What the account does not know yet of a guest's book; times before `mergedUpTo` were merged earlier. */
function missing(
  guest: KeptEntry,
  account: ShelfEntry | undefined,
  mergedUpTo: number,
): Omit<NewAction, 'at'> | undefined {
  const { bookId, keeping, reading } = guest;
  const isRead = reading !== undefined && (!account?.reading || compareTimestamps(reading.at, account.reading.at) > 0);
  const bookmark = isRead && reading.at.time > mergedUpTo ? { bookmark: reading.bookmark } : {};
  if (!isKept(account) && keeping.at.time > mergedUpTo) {
    return { kind: ShelfActionKind.Add, bookId, details: keeping.details, ...bookmark };
  }
  return bookmark.bookmark && { kind: ShelfActionKind.Update, bookId, ...bookmark };
}

/**
 * Merges silently what fits into the account's shelf, counted without duplicates [SHELFMERGE-01] (D-132); repeating it
 * after a crash changes nothing. The books come a second apart, the newest at `nowMs` [SHELFSYNC-08].
 */
export function mergeGuest(
  guest: ShelfRecord,
  account: ShelfRecord,
  nowMs: number,
  capacity = SHELF_CAPACITY,
): GuestMerge {
  const guestBooks = currentShelf(guest).filter(isKept);
  const known = new Map(currentShelf(account).map((entry) => [entry.bookId, entry]));
  const news = guestBooks
    .map((entry) => missing(entry, known.get(entry.bookId), account.guestMergedUpTo))
    .filter((action) => action !== undefined);
  if (news.length === 0) return { kind: 'nothing' };

  const added = news.filter(({ kind }) => kind === ShelfActionKind.Add).length;
  const total = added + [...known.values()].filter(isKept).length;
  if (total > capacity && added > 0) return { kind: 'too-many', total };

  const clock = { device: account.device, highest: Math.max(account.highest, guest.highest) };
  const actions = news.map((action, place) => {
    const old = known.get(action.bookId)?.newest;
    return { ...action, at: nextStamp(clock, nowMs, { behind: place * MERGE_ADD_OFFSET_MS, old }) };
  });
  const record = appendActions({ ...account, highest: clock.highest }, actions);
  return { kind: 'merged', record: { ...record, guestMergedUpTo: Math.max(account.guestMergedUpTo, guest.highest) } };
}

/** Whether the server has all that was merged: only then the guest's shelf may be cleared [SHELFMERGE-02]. */
export function isGuestMerged(guest: ShelfRecord, account: ShelfRecord): boolean {
  const waiting = new Set(account.outbox.map(({ bookId }) => bookId));
  return account.guestMergedUpTo >= guest.highest && !currentShelf(guest).some(({ bookId }) => waiting.has(bookId));
}

/** The guest's shelf without books. Its clock goes on, so that books added later are seen to be new. */
export const clearGuest = (guest: ShelfRecord): ShelfRecord => ({ ...guest, synced: [], outbox: [] });
