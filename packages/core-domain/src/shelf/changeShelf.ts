import type { Bookmark } from '../progress/Bookmark.ts';
import { appendActions } from './appendActions.ts';
import { ShelfActionKind } from './ShelfAction.ts';
import { isKept, type ShelfDetails, type ShelfEntry } from './ShelfEntry.ts';
import { currentShelf, MERGE_ADD_OFFSET_MS, nextStamp, type ShelfRecord } from './ShelfRecord.ts';

export interface NewShelfBook {
  bookId: string;
  details: ShelfDetails;
  bookmark?: Bookmark | undefined;
}

const byId = (record: ShelfRecord): ReadonlyMap<string, ShelfEntry> =>
  new Map(currentShelf(record).map((entry) => [entry.bookId, entry]));

const unique = (books: readonly NewShelfBook[]): readonly NewShelfBook[] =>
  Array.from(new Map(books.map((book) => [book.bookId, book])).values());

/** The first becomes the newest, each next is a second older [SHELFSYNC-01, SHELFSYNC-05, SHELFSYNC-08]. */
export function addBooks(record: ShelfRecord, books: readonly NewShelfBook[], nowMs: number): ShelfRecord {
  const known = byId(record);
  const actions = unique(books).map(({ bookId, details, bookmark }, place) => {
    const at = nextStamp(record, nowMs, { behind: place * MERGE_ADD_OFFSET_MS, old: known.get(bookId)?.newest });
    return { kind: ShelfActionKind.Add, bookId, at, details, ...(bookmark && { bookmark }) };
  });
  return appendActions(record, actions);
}

/** Remembers where a book was read, on the shelf or not; it is put on no shelf by that [SHELFSYNC-02, PROG-10]. */
export const updateBook = (record: ShelfRecord, bookId: string, bookmark: Bookmark, nowMs: number): ShelfRecord =>
  appendActions(record, [{ kind: ShelfActionKind.Update, bookId, at: nextStamp(record, nowMs), bookmark }]);

/** Takes books off the shelf; ids of other books change nothing [SHELFSYNC-03]. */
export function removeBooks(record: ShelfRecord, bookIds: Iterable<string>, nowMs: number): ShelfRecord {
  const known = byId(record);
  const at = nextStamp(record, nowMs);
  const actions = [...new Set(bookIds)]
    .filter((bookId) => isKept(known.get(bookId)))
    .map((bookId) => ({ kind: ShelfActionKind.Delete, bookId, at }));
  return appendActions(record, actions);
}
