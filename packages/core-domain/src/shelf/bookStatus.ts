/** How a book grew since a device looked last; times in seconds [ENT-24, SHELFSYNC-25]. */
export interface BookStatusEntry {
  bookId: string;
  newChapters: number;
  updatedAt: number;
}

export interface KnownBook {
  bookId: string;
  chapterCount: number;
  updatedAt: number;
}

/** Whether the book is marked as updated: it has chapters, or a time, that its reader has not seen [SHELFSYNC-25]. */
export const isBookUpdated = (status: BookStatusEntry | undefined, known: KnownBook): boolean =>
  status !== undefined && (status.newChapters > 0 || status.updatedAt > known.updatedAt);

/** What is known of a book once its reader opened it: the mark is gone until the next update. */
export const seenBook = (known: KnownBook, status: BookStatusEntry): KnownBook => ({
  bookId: known.bookId,
  chapterCount: known.chapterCount + Math.max(0, status.newChapters),
  updatedAt: Math.max(known.updatedAt, status.updatedAt),
});

export const BOOK_STATUS_VERSION = 3;

export interface BookStatusStore {
  version: typeof BOOK_STATUS_VERSION;
  books: readonly KnownBook[];
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** One that a server would refuse would have all others refused with it. */
const isKnown = (book: unknown): book is KnownBook => {
  if (typeof book !== 'object' || book === null) return false;
  const { bookId, chapterCount, updatedAt } = book as Partial<Record<keyof KnownBook, unknown>>;
  return (
    typeof bookId === 'string' && /^[0-9A-Za-z-]{1,40}$/.test(bookId) && isCount(chapterCount) && isCount(updatedAt)
  );
};

/** The stored statuses; an empty store where the version is not 3 [SHELFSYNC-26]. */
export function parseBookStatuses(stored: unknown): BookStatusStore {
  const { version, books } = (stored ?? {}) as Partial<Record<keyof BookStatusStore, unknown>>;
  const isOurs = version === BOOK_STATUS_VERSION && Array.isArray(books);
  return { version: BOOK_STATUS_VERSION, books: isOurs ? books.filter(isKnown) : [] };
}
