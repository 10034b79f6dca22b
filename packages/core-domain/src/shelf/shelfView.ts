import type { Bookmark } from '../progress/Bookmark.ts';
import { isKept, type KeptEntry, type Shelf, type ShelfDetails, type ShelfEntry } from './ShelfEntry.ts';

export const VISIBLE_SHELF = 300;

export interface ShelfBook extends ShelfDetails {
  bookId: string;
  bookmark?: Bookmark;
  /** Milliseconds: when it was added, and when it was added or read last. */
  addedAt: number;
  changedAt: number;
}

export interface ShelfView {
  visible: readonly ShelfBook[];
  /** Behind the visible ones; they move up when those are removed. */
  hidden: readonly ShelfBook[];
  removed: readonly ShelfEntry[];
}

const shown = ({ bookId, keeping, reading, newest }: KeptEntry): ShelfBook => ({
  ...keeping.details,
  bookId,
  addedAt: keeping.at.time,
  changedAt: newest.time,
  ...(reading && { bookmark: reading.bookmark }),
});

export const keptBooks = (shelf: Shelf): readonly ShelfBook[] => shelf.filter(isKept).map(shown);

interface ViewOptions {
  limit?: number;
  forcedEmpty?: boolean;
}

/** A view, never a cut: nothing of the shelf is lost by looking at it [SHELFSYNC-09, SHELFSYNC-10]. */
export function shelfView(shelf: Shelf, { limit = VISIBLE_SHELF, forcedEmpty = false }: ViewOptions = {}): ShelfView {
  if (forcedEmpty) return { visible: [], hidden: [], removed: [] };
  const kept = keptBooks(shelf);
  return {
    visible: kept.slice(0, limit),
    hidden: kept.slice(limit),
    removed: shelf.filter(({ keeping }) => keeping?.kept === false),
  };
}
