import type { Flag } from './Flag.ts';

/** What is known of one book of one reader. Its two halves change independently, and one of them may be missing. */
export interface ShelfEntryTable {
  user_id: string;
  /** As text: books of other libraries may stand on a shelf. */
  book_id: string;
  /** 1 on the shelf; 0 taken off it: such a row stays for ever. Null where the book was only read. */
  kept: Flag | null;
  /** Milliseconds of the stamp, and its device. */
  kept_at: number | null;
  kept_by: string | null;
  /** JSON of a `ShelfDetails`. */
  details: string | null;
  /** Milliseconds of the stamp, and its device; null where the book was never read. */
  read_at: number | null;
  read_by: string | null;
  /** JSON of a `Bookmark`. */
  bookmark: string | null;
}

/** Of each device the last action taken: each counts once, however often it arrives. */
export interface ShelfDeviceTable {
  user_id: string;
  device: string;
  last_sequence: number;
  /** When it last changed the shelf. */
  seen_at: number;
}

/** Lists of books that screens ask for by name: what a new reader's shelf is filled from. */
export interface BookColumnTable {
  column_id: string;
  /** From 1. */
  position: number;
  book_id: number;
}
