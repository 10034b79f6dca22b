import { lawOf } from '../collection/Collection.ts';
import { joinItems } from '../collection/itemSync.ts';
import { parseCollection, parseItem } from '../collection/parseCollection.ts';
import { parseStoredPlace } from '../progress/parseStoredPlace.ts';
import {
  bookmarkItemId,
  MAX_BOOKMARK_TEXT,
  shortName,
  type BookmarkItem,
  type BookmarkRecord,
  type TextBookmark,
} from './TextBookmark.ts';

const MAX_ID_LENGTH = 64;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_BOOKMARK_TEXT;
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

function parseValue(value: unknown, id: string): TextBookmark | undefined {
  if (!isFields(value)) return undefined;
  const { bookId, chapterTitle, text, at } = value;
  const place = parseStoredPlace(value['place']);
  if (typeof bookId !== 'string' || bookId.length > MAX_ID_LENGTH || !place) return undefined;
  if (id !== bookmarkItemId(bookId, place) || !isText(chapterTitle) || !isText(text) || !isTime(at)) return undefined;
  return { bookId, place, chapterTitle, text, at };
}

export const parseBookmarkItem = (value: unknown): BookmarkItem | undefined => parseItem(value, parseValue);

export const parseTextBookmarks = (stored: unknown, device: string): BookmarkRecord =>
  parseCollection(stored, device, parseValue);

function parseByBook(bookId: string, value: unknown): BookmarkItem | undefined {
  if (!isFields(value)) return undefined;
  const { chapterTitle, text, at } = value;
  const place = parseStoredPlace(value['place']);
  if (!place || typeof chapterTitle !== 'string' || typeof text !== 'string' || !isTime(at)) return undefined;
  const id = bookmarkItemId(bookId, place);
  const bookmark = { bookId, place, chapterTitle: shortName(chapterTitle), text: shortName(text), at };
  return parseBookmarkItem({ id, at: { time: Math.max(at, 0), device: '' }, value: bookmark });
}

/** Bookmarks as they were kept before devices told each other of them: by book, without stamps. */
export const parseBookmarksByBook = (value: unknown): readonly BookmarkItem[] =>
  isFields(value)
    ? joinItems(
        Object.entries(value).flatMap(([bookId, list]) =>
          (Array.isArray(list) ? list : []).flatMap((one) => parseByBook(bookId, one) ?? []),
        ),
        [],
        lawOf<TextBookmark>(),
      )
    : [];
