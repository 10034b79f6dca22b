import type { BookFormat, BookOffer } from '@shuye/core-domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeyValueStorage } from '../services/createStorage.ts';

export interface ShelfEntry {
  bookId: string;
  title: string;
  author: string;
  coverUrl: string;
  format: BookFormat;
  /** Decides the corner tag; as it was when the book was last looked at. */
  offer?: BookOffer;
  /** Milliseconds. */
  addedAt: number;
  updatedAt: number;
}

export type ShelfBook = Omit<ShelfEntry, 'addedAt' | 'updatedAt'>;

export interface ShelfState {
  /** Newest first. */
  entries: readonly ShelfEntry[];
  add: (book: ShelfBook) => Promise<void>;
  /** Moves a book to the front because it was read; a book that is not on the shelf stays off it. */
  touch: (bookId: string) => void;
  remove: (bookIds: readonly string[]) => Promise<void>;
  /** Takes over what another tab has changed. */
  reload: () => void;
}

export type ShelfStore = StoreApi<ShelfState>;

const KEY = 'guest_shelf';

const isEntry = (value: unknown): value is ShelfEntry =>
  typeof value === 'object' && value !== null && 'bookId' in value && 'title' in value && 'updatedAt' in value;

const parse = (value: unknown): readonly ShelfEntry[] | undefined =>
  Array.isArray(value) ? value.filter(isEntry) : undefined;

const newestFirst = (entries: readonly ShelfEntry[]): readonly ShelfEntry[] =>
  [...entries].sort((a, b) => b.updatedAt - a.updatedAt || (a.bookId < b.bookId ? -1 : 1));

/** A guest's shelf, kept in this browser [PROD-04]. Each change starts from what is stored, so that two tabs keep each other's books. */
export function createShelfStore(storage: KeyValueStorage, now: () => number): ShelfStore {
  const stored = () => storage.read(KEY, parse) ?? [];

  const store = createStore<ShelfState>()((set) => {
    const keep = (entries: readonly ShelfEntry[]) => {
      const sorted = newestFirst(entries);
      storage.write(KEY, sorted);
      set({ entries: sorted });
    };

    return {
      // What is stored comes after the initial state: a page rendered elsewhere knows nothing of this device.
      entries: [],
      add: async (book) => {
        const others = stored().filter((entry) => entry.bookId !== book.bookId);
        keep([...others, { ...book, addedAt: now(), updatedAt: now() }]);
      },
      touch: (bookId) => {
        const entries = stored();
        if (!entries.some((entry) => entry.bookId === bookId)) return;
        keep(entries.map((entry) => (entry.bookId === bookId ? { ...entry, updatedAt: now() } : entry)));
      },
      remove: async (bookIds) => keep(stored().filter((entry) => !bookIds.includes(entry.bookId))),
      reload: () => set({ entries: newestFirst(stored()) }),
    };
  });

  store.getState().reload();
  return store;
}
