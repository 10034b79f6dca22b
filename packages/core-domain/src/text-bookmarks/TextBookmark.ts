import type { Collection, StampedItem } from '../collection/Collection.ts';
import type { Place } from '../progress/Place.ts';
import { cutText } from '../text/cutText.ts';

export const MAX_TEXT_BOOKMARKS = 5000;
export const MAX_BOOK_BOOKMARKS = 500;
export const MAX_SENT_BOOKMARKS = 100;
/** Characters of the chapter's title and of the words at the place, each. */
export const MAX_BOOKMARK_TEXT = 200;

/** A place of a book that its reader wants to find again, by the words there; `at` in milliseconds. */
export interface TextBookmark {
  bookId: string;
  place: Place;
  chapterTitle: string;
  text: string;
  at: number;
}

export type BookmarkItem = StampedItem<TextBookmark>;
export type BookmarkRecord = Collection<TextBookmark>;

/** Names longer than an account keeps are cut. */
export const shortName = (words: string): string => cutText(words, MAX_BOOKMARK_TEXT);

/** A place has one bookmark, on whichever device it is made. */
export const bookmarkItemId = (bookId: string, { chapterId, offset }: Place): string =>
  `${bookId} ${chapterId} ${offset}`;

export const bookmarksOf = ({ items }: Pick<BookmarkRecord, 'items'>, bookId: string): readonly TextBookmark[] =>
  items
    .flatMap(({ value }) => (value?.bookId === bookId ? [value] : []))
    .sort((one, other) => other.at - one.at || other.place.offset - one.place.offset);
