import { readStoredChapter, type StoredChapter } from '@shuye/core-domain';

/** Books whose last chapter is kept on the device (S1 §3, D-076). */
export const CONTENT_CACHE_BOOKS = 5;

/** One value that outlives the page. What it gives back is not trusted; a write that fails is ignored. */
export interface ChapterStorage {
  read: () => unknown;
  write: (value: unknown) => void;
}

/** The last chapter read of each of five books. */
export interface StoredChapters {
  get: (bookId: string) => StoredChapter | undefined;
  /** The book not written for longest makes room. */
  put: (stored: StoredChapter) => void;
  forget: (bookId: string) => void;
}

/** Read afresh each time, so that two tabs keep each other's chapters. */
export function createStoredChapters(storage: ChapterStorage): StoredChapters {
  /** Least recently written first. */
  const all = (): StoredChapter[] => {
    const value = storage.read();
    if (!Array.isArray(value)) return [];
    return value.map(readStoredChapter).filter((stored) => stored !== undefined);
  };
  const without = (bookId: string): StoredChapter[] => all().filter((stored) => stored.bookId !== bookId);

  return {
    get: (bookId) => all().find((stored) => stored.bookId === bookId),
    put: (stored) => storage.write([...without(stored.bookId), stored].slice(-CONTENT_CACHE_BOOKS)),
    forget: (bookId) => storage.write(without(bookId)),
  };
}
