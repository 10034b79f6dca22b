import type { Bookmark } from '../progress/Bookmark.ts';
import { noDetails, shelfEntry, type ShelfDetails, type Shelf, type ShelfEntry } from './ShelfEntry.ts';
import { mergeShelf } from './mergeShelf.ts';
import { compareTimestamps, type HybridTimestamp } from '../time/HybridTimestamp.ts';

export const ShelfActionKind = { Add: 1, Update: 2, Delete: 3 } as const;
export type ShelfActionKind = (typeof ShelfActionKind)[keyof typeof ShelfActionKind];

export interface ShelfAction {
  kind: ShelfActionKind;
  bookId: string;
  at: HybridTimestamp;
  /** Grows with each action of a device; the server takes each once. 0 where the writer does not count. */
  sequence: number;
  details?: ShelfDetails;
  bookmark?: Bookmark;
}

/** What an action says of its book: an update says nothing of whether the book is kept. */
export function entryOfAction({ kind, bookId, at, details, bookmark }: ShelfAction): ShelfEntry | undefined {
  const reading = bookmark && kind !== ShelfActionKind.Delete ? { at, bookmark } : undefined;
  if (kind === ShelfActionKind.Update) return shelfEntry(bookId, undefined, reading);
  const isAdding = kind === ShelfActionKind.Add;
  return shelfEntry(
    bookId,
    isAdding ? { kept: true, at, details: details ?? noDetails } : { kept: false, at },
    reading,
  );
}

/** The shelf that actions make, in whatever order they come [SHELFSYNC-01, SHELFSYNC-02, SHELFSYNC-03]. */
export const shelfOfActions = (actions: readonly ShelfAction[]): Shelf =>
  mergeShelf(
    actions.map(entryOfAction).filter((entry) => entry !== undefined),
    [],
  );

/** The actions that make a shelf: one for each half of an entry, or one for both where one change made them. */
export function actionsOfShelf(shelf: Shelf): readonly ShelfAction[] {
  return shelf.flatMap(({ bookId, keeping, reading }) => {
    const isOne = keeping?.kept === true && reading !== undefined && compareTimestamps(keeping.at, reading.at) === 0;
    const actions: ShelfAction[] = [];
    if (keeping) {
      const { at } = keeping;
      const kind = keeping.kept ? ShelfActionKind.Add : ShelfActionKind.Delete;
      const details = keeping.kept ? { details: keeping.details } : {};
      actions.push({ kind, bookId, at, sequence: 0, ...details, ...(isOne && { bookmark: reading.bookmark }) });
    }
    if (reading && !isOne) {
      const { at, bookmark } = reading;
      actions.push({ kind: ShelfActionKind.Update, bookId, at, sequence: 0, bookmark });
    }
    return actions;
  });
}
