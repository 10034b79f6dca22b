import type { Book } from './Book.ts';

/** May a book be shown and read at all [LOCK-01..07] (D-061). */
export type BookAvailability =
  | 'available'
  | 'readable-if-bought'
  /** Any other mix of open doors: opens in the reader only when bought, never on a cover. */
  | 'restricted'
  | 'unshelved';

export const UNSHELVED_CODE = 401;

/** Taken down beats every open door [LOCK-01, LOCK-05, LOCK-07]. */
export function bookAvailability({ openness }: Pick<Book, 'openness'>): BookAvailability {
  const { list, cover, read, buy, hidden, takenDown } = openness;
  if (hidden || takenDown || !(list || cover || read || buy)) return 'unshelved';
  if (list && cover && read) return 'available';
  return !list && !cover && read ? 'readable-if-bought' : 'restricted';
}
