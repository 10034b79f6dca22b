import { BookFormat } from '@shuye/core-domain/book';
import { addBooks, emptyShelfRecord, type ShelfRecord } from '@shuye/core-domain/shelf';

export interface GuestBook {
  bookId: string;
  title: string;
  author?: string;
  coverUrl?: string;
  format?: number;
  /** Milliseconds. */
  updatedAt: number;
}

/** A guest's shelf as this device stores it. */
export const guestShelf = (books: readonly GuestBook[]): ShelfRecord =>
  books
    .toSorted((a, b) => a.updatedAt - b.updatedAt)
    .reduce<ShelfRecord>((record, { bookId, title, author = '', coverUrl = '', format, updatedAt }) => {
      const known = format === BookFormat.Epub ? BookFormat.Epub : BookFormat.Standard;
      return addBooks(record, [{ bookId, details: { title, author, coverUrl, format: known } }], updatedAt);
    }, emptyShelfRecord('device-1'));
