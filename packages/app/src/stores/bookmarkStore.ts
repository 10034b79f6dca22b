import { parseStoredPlace, type Place } from '@shuye/core-domain/progress';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeyValueStorage } from '../storage/createStorage.ts';

/** A place that a reader wants to find again. */
export interface TextBookmark {
  place: Place;
  chapterTitle: string;
  /** The words there; the bookmark's name. */
  text: string;
  /** Milliseconds. */
  at: number;
}

export interface BookmarkState {
  /** In the order in which they were made, newest first. */
  bookmarks: readonly TextBookmark[];
  /** One more; a place that has one already keeps the newer. */
  add: (bookmark: Omit<TextBookmark, 'at'>) => void;
  remove: (places: readonly Place[]) => void;
}

export type BookmarkStore = StoreApi<BookmarkState>;

/** Bookmarks of a book, and books that have some; the oldest go first. */
export const MAX_BOOKMARKS = 200;
export const MAX_BOOKMARKED_BOOKS = 100;
const KEY = 'text_bookmarks';

type ByBook = Readonly<Record<string, readonly TextBookmark[]>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isBookmark = (value: unknown): value is TextBookmark =>
  isRecord(value) &&
  parseStoredPlace(value['place']) !== undefined &&
  typeof value['chapterTitle'] === 'string' &&
  typeof value['text'] === 'string' &&
  typeof value['at'] === 'number';

/** What cannot be read is dropped by itself. */
const parse = (value: unknown): ByBook | undefined =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([bookId, list]) =>
          Array.isArray(list) ? [[bookId, list.filter((entry) => isBookmark(entry))]] : [],
        ),
      )
    : undefined;

const isAt =
  (place: Place) =>
  ({ place: other }: TextBookmark): boolean =>
    other.chapterId === place.chapterId && other.offset === place.offset;

const newest = (list: readonly TextBookmark[]): number => list[0]?.at ?? 0;

/** The bookmarks of one book on this device. Each change reads afresh, so that two tabs do not undo each other. */
export function createBookmarkStore(storage: KeyValueStorage, nowMs: () => number, bookId: string): BookmarkStore {
  const all = (): ByBook => storage.read(KEY, parse) ?? {};
  const own = (books: ByBook): readonly TextBookmark[] => (Object.hasOwn(books, bookId) ? (books[bookId] ?? []) : []);

  return createStore<BookmarkState>()((set) => {
    const change = (next: (list: readonly TextBookmark[]) => readonly TextBookmark[]) => {
      const books = all();
      const bookmarks = next(own(books)).slice(0, MAX_BOOKMARKS);
      const kept = Object.entries({ ...books, [bookId]: bookmarks })
        .filter(([, list]) => list.length > 0)
        .sort(([, one], [, other]) => newest(other) - newest(one))
        .slice(0, MAX_BOOKMARKED_BOOKS);
      storage.write(KEY, Object.fromEntries(kept));
      set({ bookmarks });
    };
    return {
      bookmarks: own(all()),
      add: (bookmark) =>
        change((list) => [{ ...bookmark, at: nowMs() }, ...list.filter((one) => !isAt(bookmark.place)(one))]),
      remove: (places) => change((list) => list.filter((one) => !places.some((place) => isAt(place)(one)))),
    };
  });
}
