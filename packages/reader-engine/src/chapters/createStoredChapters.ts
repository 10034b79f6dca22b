import { parseStoredChapter, type StoredChapter } from '@shuye/core-domain/content';

/** Books whose last chapter is kept on the device [CACHE-01] (D-076). */
export const CONTENT_CACHE_BOOKS = 5;

/** One value that outlives the page. What it gives back is not trusted; a write that fails is ignored. */
export interface ChapterStorage {
  read: () => unknown;
  write: (value: unknown) => void;
}

export interface StoredChapters {
  get: (bookId: string) => StoredChapter | undefined;
  /** Evicts the least recently written book. */
  put: (stored: StoredChapter) => void;
  forget: (bookId: string) => void;
}

const ownerOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'userId' in value ? value.userId : '';

/**
 * Chapters of one reader; '' is a guest. What somebody else has paid for is never given out, and goes with the next write.
 * Read afresh each time, so that two tabs keep each other's chapters.
 */
export function createStoredChapters(storage: ChapterStorage, userId = ''): StoredChapters {
  const all = (): StoredChapter[] => {
    const value = storage.read();
    if (!Array.isArray(value)) return [];
    const own = value.filter((entry) => ownerOf(entry) === userId);
    return own.map(parseStoredChapter).filter((stored) => stored !== undefined);
  };
  const write = (chapters: readonly StoredChapter[]): void =>
    storage.write(chapters.slice(-CONTENT_CACHE_BOOKS).map((stored) => ({ ...stored, userId })));
  const without = (bookId: string): StoredChapter[] => all().filter((stored) => stored.bookId !== bookId);

  return {
    get: (bookId) => all().find((stored) => stored.bookId === bookId),
    put: (stored) => write([...without(stored.bookId), stored]),
    forget: (bookId) => write(without(bookId)),
  };
}

/** A logout calls this, so that nothing that was read stays on the device. */
export const clearStoredChapters = (storage: ChapterStorage): void => storage.write([]);
