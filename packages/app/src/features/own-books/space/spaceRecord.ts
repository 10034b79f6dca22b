import type { SpaceBook } from '@shuye/api-client/calls';
import type { KeyValueStorage } from '../../../storage/createStorage.ts';

/**
 * What this device knows of a book in the space of the account, for the time without a network. `hidden`: taken off the
 * shelf of this device; `gone`: no more in the space, but what is marked in it is still synced.
 */
export type KnownSpaceBook = Pick<SpaceBook, 'bookId' | 'upload' | 'title' | 'author' | 'format' | 'bytes' | 'at'> & {
  state: 'there' | 'hidden' | 'gone';
};

const KEY = 'own_space';

const isText = (value: unknown): value is string => typeof value === 'string';

function parseBook(value: unknown): KnownSpaceBook | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { bookId, upload, title, author, format, bytes, at, state }: Partial<Record<keyof KnownSpaceBook, unknown>> =
    value;
  if (!isText(bookId) || !isText(upload) || !isText(title) || !isText(author)) return undefined;
  if ((format !== 'txt' && format !== 'epub') || !Number.isSafeInteger(at) || !Number.isSafeInteger(bytes))
    return undefined;
  if (state !== 'there' && state !== 'hidden' && state !== 'gone') return undefined;
  return { bookId, upload, title, author, format, bytes: Number(bytes), at: Number(at), state };
}

/** What cannot be read is dropped by itself. */
const parse = (value: unknown): readonly KnownSpaceBook[] | undefined =>
  Array.isArray(value) ? value.map(parseBook).filter((book) => book !== undefined) : undefined;

export const loadKnownBooks = (storage: KeyValueStorage): readonly KnownSpaceBook[] => storage.read(KEY, parse) ?? [];

export const saveKnownBooks = (storage: KeyValueStorage, books: readonly KnownSpaceBook[]): void =>
  void storage.write(KEY, books);

/** What is known after the server has told what is there. */
export function mergeKnownBooks(
  known: readonly KnownSpaceBook[],
  books: readonly SpaceBook[],
): readonly KnownSpaceBook[] {
  const whole = books.filter(({ isWhole }) => isWhole);
  const there = new Set(whole.map(({ bookId }) => bookId));
  const hidden = new Set(known.filter(({ state }) => state === 'hidden').map(({ bookId }) => bookId));
  return [
    ...whole.map(({ bookId, upload, title, author, format, bytes, at }): KnownSpaceBook => ({
      bookId,
      upload,
      title,
      author,
      format,
      bytes,
      at,
      state: hidden.has(bookId) ? 'hidden' : 'there',
    })),
    ...known.filter(({ bookId }) => !there.has(bookId)).map((book): KnownSpaceBook => ({ ...book, state: 'gone' })),
  ];
}

/** Changes what is known of single books. */
export function setKnownState(
  storage: KeyValueStorage,
  bookIds: readonly string[],
  state: KnownSpaceBook['state'],
): void {
  const books = loadKnownBooks(storage);
  saveKnownBooks(
    storage,
    books.map((book) => (bookIds.includes(book.bookId) ? { ...book, state } : book)),
  );
}
