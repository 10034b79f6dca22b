import { BookFormat } from '@shuye/core-domain/book';
import { addBooks, emptyShelfRecord, type ShelfRecord } from '@shuye/core-domain/shelf';

/** A book as the first versions kept a guest's shelf: a plain list. */
interface LegacyEntry {
  bookId: string;
  title: string;
  author?: string;
  coverUrl?: string;
  format?: number;
  updatedAt: number;
}

const isLegacyEntry = (value: unknown): value is LegacyEntry =>
  typeof value === 'object' &&
  value !== null &&
  'bookId' in value &&
  typeof value.bookId === 'string' &&
  'title' in value &&
  'updatedAt' in value &&
  Number.isFinite(value.updatedAt);

export const isLegacyShelf = (stored: unknown): stored is readonly unknown[] => Array.isArray(stored);

const entries = (stored: readonly unknown[]): readonly LegacyEntry[] =>
  stored.filter(isLegacyEntry).sort((a, b) => a.updatedAt - b.updatedAt);

/** The record of a shelf of the first versions, in its order; what is damaged in it is left out. */
export const readLegacyShelf = (stored: readonly unknown[], device: string): ShelfRecord =>
  entries(stored).reduce((record, { bookId, title, author = '', coverUrl = '', format, updatedAt }) => {
    const known = format === BookFormat.Epub ? BookFormat.Epub : BookFormat.Standard;
    return addBooks(record, [{ bookId, details: { title, author, coverUrl, format: known } }], updatedAt);
  }, emptyShelfRecord(device));
