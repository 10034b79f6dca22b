import { changeItems } from '../collection/Collection.ts';
import type { Place } from '../progress/Place.ts';
import {
  bookmarkItemId,
  bookmarksOf,
  MAX_BOOK_BOOKMARKS,
  MAX_TEXT_BOOKMARKS,
  shortName,
  type BookmarkRecord,
  type TextBookmark,
} from './TextBookmark.ts';

/** Marks a place; one that is marked already gets the newer name. Undefined where there are as many as there may be. */
export function addBookmark(
  record: BookmarkRecord,
  { chapterTitle, text, ...bookmark }: Omit<TextBookmark, 'at'>,
  nowMs: number,
): BookmarkRecord | undefined {
  const { bookId, place } = bookmark;
  const id = bookmarkItemId(bookId, place);
  const live = record.items.filter(({ value }) => value !== undefined);
  const isFull = live.length >= MAX_TEXT_BOOKMARKS || bookmarksOf(record, bookId).length >= MAX_BOOK_BOOKMARKS;
  if (isFull && !live.some((item) => item.id === id)) return undefined;
  const value = { ...bookmark, chapterTitle: shortName(chapterTitle), text: shortName(text), at: Math.floor(nowMs) };
  return changeItems(record, [{ id, value }], nowMs);
}

export const removeBookmarks = (
  record: BookmarkRecord,
  bookId: string,
  places: readonly Place[],
  nowMs: number,
): BookmarkRecord => {
  const gone = new Set(places.map((place) => bookmarkItemId(bookId, place)));
  const changes = record.items.filter(({ id, value }) => value !== undefined && gone.has(id)).map(({ id }) => ({ id }));
  return changeItems(record, changes, nowMs);
};
