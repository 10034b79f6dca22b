import type { BookBrief } from '../book/Book.ts';

/** A book of which the account bought chapters or the whole. */
export interface BoughtBook extends BookBrief {
  /** The cover of a book that is closed to all but its buyers opens to nobody; the reader does, to them [LOCK-05, LOCK-22]. */
  closed?: {
    /** A bought chapter, where single ones were bought: no other one opens. */
    chapterId?: string;
  };
}
