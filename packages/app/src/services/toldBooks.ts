import type { KeyValueStorage } from '../storage/createStorage.ts';

/** Own books that are, or were, in the space of the account: what is marked in them is synced like anything else. */
export const toldBooks = (storage: KeyValueStorage): ReadonlySet<string> =>
  new Set(storage.read('own_space', (books) => (Array.isArray(books) ? books.map((book) => book?.bookId) : undefined)));
