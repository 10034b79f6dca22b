import type { Bookmark } from '../progress/Bookmark.ts';
import { clampPercent } from '../progress/chapterPercent.ts';
import { ShelfActionKind, type ShelfAction } from './ShelfAction.ts';
import type { ShelfDetails } from './ShelfEntry.ts';

/** An action in the values of the sync call: times in seconds, beside the exact stamp in milliseconds. */
export interface SyncedBook {
  bookId: string | number;
  action?: number | undefined;
  /** Seconds, derived from the stamp; they stand for it where it is missing. */
  addedAt: number;
  updatedAt: number;
  stamp?: number | undefined;
  device?: string | undefined;
  sequence?: number | undefined;
  details?: ShelfDetails | undefined;
  bookmark?: Bookmark | undefined;
}

/** A whole number from 0 to the largest exact one; anything else is 0. */
const count = (value: number | undefined): number =>
  value !== undefined && value >= 0 ? Math.min(Math.floor(value), Number.MAX_SAFE_INTEGER) : 0;

export function syncedBook({ kind, bookId, at, sequence, details, bookmark }: ShelfAction): SyncedBook {
  const seconds = Math.floor(at.time / 1000);
  return {
    bookId,
    action: kind,
    addedAt: kind === ShelfActionKind.Update ? 0 : seconds,
    updatedAt: seconds,
    stamp: at.time,
    device: at.device,
    sequence,
    ...(details && { details }),
    ...(bookmark && { bookmark }),
  };
}

const sane = (bookmark: Bookmark): Bookmark => ({ ...bookmark, percent: clampPercent(bookmark.percent) });

/** A book without an action, as servers of the documents write it, is kept and read since the times that it names. */
export function actionsOfSynced(book: SyncedBook): readonly ShelfAction[] {
  const { action, details, addedAt, updatedAt, device = '' } = book;
  const bookmark = book.bookmark && sane(book.bookmark);
  const common = { bookId: String(book.bookId), sequence: count(book.sequence) };
  const stampOr = (seconds: number) => ({ time: count(book.stamp ?? seconds * 1000), device });

  if (action === ShelfActionKind.Delete) {
    return [{ kind: action, ...common, at: stampOr(Math.max(addedAt, updatedAt)) }];
  }
  if (action === ShelfActionKind.Update) {
    return bookmark ? [{ kind: action, ...common, at: stampOr(Math.max(addedAt, updatedAt)), bookmark }] : [];
  }
  if (action === ShelfActionKind.Add) {
    const at = stampOr(Math.max(addedAt, updatedAt));
    return [{ kind: action, ...common, at, ...(details && { details }), ...(bookmark && { bookmark }) }];
  }
  const added: ShelfAction = {
    kind: ShelfActionKind.Add,
    ...common,
    at: stampOr(addedAt),
    ...(details && { details }),
  };
  if (!bookmark) return [added];
  return [added, { kind: ShelfActionKind.Update, ...common, at: stampOr(Math.max(addedAt, updatedAt)), bookmark }];
}
