import type { Flag } from './Flag.ts';

/** A book in a reader's own space, or one that is on its way there; its pieces are files. */
export interface OwnSpaceBookTable {
  /** Names the files. */
  upload: string;
  user_id: string;
  /** Made of the book's content by the reader's device. */
  book_id: string;
  /** 0 as long as the book is on its way: its room is taken from the beginning. */
  is_whole: Flag;
  title: string;
  author: string;
  format: 'txt' | 'epub';
  bytes: number;
  digest: string;
  /** When it came, or when something of it came last. */
  touched_at: number;
}

/** Files that belong to no row any more: removed at once, and once more when nothing can be on its way to them. */
export interface OwnSpaceLeftoverTable {
  upload: string;
  left_at: number;
}
