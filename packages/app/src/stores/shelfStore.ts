import type { BookFormat } from '@shuye/core-domain/book';
import { isLoggedInId } from '@shuye/core-domain/member';
import type { Bookmark } from '@shuye/core-domain/progress';
import {
  addBooks,
  currentShelf,
  initialShelfStatus,
  isKept,
  removeBooks,
  shelfView,
  updateBook,
  type BookPromotion,
  type Reading,
  type ShelfBook as ShelfViewBook,
  type ShelfStatus,
} from '@shuye/core-domain/shelf';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShelfPromotions } from '../storage/createShelfPromotions.ts';
import type { ShelfRecords } from '../storage/createShelfRecords.ts';

export interface ShelfEntry {
  bookId: string;
  title: string;
  author: string;
  coverUrl: string;
  format: BookFormat;
  /** Decides the corner tag; as it was when the book was last looked at. */
  offer?: BookPromotion;
  /** Milliseconds. */
  addedAt: number;
  updatedAt: number;
}

export type ShelfBook = Omit<ShelfEntry, 'addedAt' | 'updatedAt'>;

export interface KnownReading extends Reading {
  /** On this device: what it wrote itself is no news. */
  isOwn: boolean;
}

export interface ShelfState extends ShelfStatus {
  /** Newest first; books beyond the 300th wait out of sight. */
  entries: readonly ShelfEntry[];
  /** The books beyond the 300th, which a search among all books finds. */
  hidden: readonly ShelfEntry[];
  add: (book: ShelfBook) => Promise<void>;
  /** Keeps the place where a book is read, which moves it to the front; a book that is not on the shelf stays off it. */
  touch: (bookId: string, bookmark: Bookmark, atMs: number) => void;
  remove: (bookIds: readonly string[]) => Promise<void>;
  /** Gives the last place of a book on any device of this reader. */
  readingOf: (bookId: string) => KnownReading | undefined;
  /** Reads the stored places once for many books. */
  readings: () => (bookId: string) => KnownReading | undefined;
  device: () => string;
  reload: () => void;
  setStatus: (notices: Partial<ShelfStatus>) => void;
}

export type ShelfStore = StoreApi<ShelfState>;

interface Parts {
  records: ShelfRecords;
  promotions: ShelfPromotions;
  userId: () => string;
  nowMs: () => number;
}

/** The shelf that is shown: a guest's, kept in this browser [PROD-04], or an account's, whose changes wait to be sent. */
export function createShelfStore({ records, promotions, userId, nowMs }: Parts): ShelfStore {
  const store = createStore<ShelfState>()((set, get) => {
    const shelf = () => currentShelf(records.read(userId()));
    const show = () => {
      const corners = promotions.all();
      const { visible, hidden } = shelfView(shelf(), { forcedEmpty: get().failure?.kind === 'forced-empty' });
      const shown = ({ bookId, title, author, coverUrl, format, addedAt, changedAt }: ShelfViewBook): ShelfEntry => {
        const offer = Object.hasOwn(corners, bookId) ? corners[bookId] : undefined;
        return { bookId, title, author, coverUrl, format, ...(offer && { offer }), addedAt, updatedAt: changedAt };
      };
      set({ entries: visible.map(shown), hidden: hidden.map(shown) });
    };
    records.subscribe((changed) => {
      if (changed === userId()) show();
    });

    return {
      ...initialShelfStatus,
      // The stored shelf comes after the initial state: a page rendered elsewhere knows nothing of this device.
      entries: [],
      hidden: [],
      add: async ({ bookId, offer, ...details }) => {
        if (offer) promotions.keep(bookId, offer);
        records.change(userId(), (record) => addBooks(record, [{ bookId, details }], nowMs()));
      },
      touch: (bookId, bookmark, atMs) => {
        // Devices of an account tell each other of books that are only read; a guest has no other device.
        const isKnown = isLoggedInId(userId()) || shelf().some((entry) => entry.bookId === bookId && isKept(entry));
        if (isKnown) records.change(userId(), (record) => updateBook(record, bookId, bookmark, atMs));
      },
      remove: async (bookIds) => void records.change(userId(), (record) => removeBooks(record, bookIds, nowMs())),
      readingOf: (bookId) => get().readings()(bookId),
      readings: () => {
        const record = records.read(userId());
        const known = new Map(currentShelf(record).map((entry) => [entry.bookId, entry.reading]));
        return (bookId) => {
          const reading = known.get(bookId);
          return reading && { ...reading, isOwn: reading.at.device === record.device };
        };
      },
      device: () => records.read(userId()).device,
      reload: show,
      setStatus: (change) => {
        set(change);
        if ('failure' in change) show();
      },
    };
  });

  store.getState().reload();
  return store;
}
