import { BookFormat, type BookStatus } from '../book/Book.ts';
import type { Bookmark } from '../progress/Bookmark.ts';
import { compareTimestamps, type HybridTimestamp } from '../time/HybridTimestamp.ts';

export interface ShelfDetails {
  title: string;
  author: string;
  coverUrl: string;
  format: BookFormat;
  status?: BookStatus;
  topClass?: number;
  /** Fields of other writers, kept and sent back unchanged (D-139). */
  carried?: Readonly<Record<string, string | number | boolean>>;
}

/** Whether the book is on the shelf. One taken off stays known as such: a tombstone. */
export type Keeping = { kept: true; at: HybridTimestamp; details: ShelfDetails } | { kept: false; at: HybridTimestamp };

export interface Reading {
  at: HybridTimestamp;
  bookmark: Bookmark;
}

/** What is known of one book. Its two halves change independently of each other, and one of them may be missing. */
export interface ShelfEntry {
  bookId: string;
  newest: HybridTimestamp;
  keeping?: Keeping;
  reading?: Reading;
}

export type KeptEntry = ShelfEntry & { keeping: { kept: true; details: ShelfDetails } };

/** Newest first, each book once; removed books and books only read are in it too. */
export type Shelf = readonly ShelfEntry[];

export const noDetails: ShelfDetails = { title: '', author: '', coverUrl: '', format: BookFormat.Standard };

export function shelfEntry(bookId: string, keeping?: Keeping, reading?: Reading): ShelfEntry | undefined {
  if (!keeping) return reading && { bookId, newest: reading.at, reading };
  if (!reading) return { bookId, newest: keeping.at, keeping };
  return { bookId, newest: compareTimestamps(reading.at, keeping.at) > 0 ? reading.at : keeping.at, keeping, reading };
}

export const isKept = (entry: ShelfEntry | undefined): entry is KeptEntry => entry?.keeping?.kept === true;

/** Newest first; equal ones by id, so that every device shows the same order [SHELFSYNC-09]. */
export function compareEntries(a: ShelfEntry, b: ShelfEntry): number {
  return b.newest.time - a.newest.time || compareTimestamps(b.newest, a.newest) || (a.bookId < b.bookId ? -1 : 1);
}
