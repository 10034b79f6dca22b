import type { Annotation } from '../annotation/Annotation.ts';
import type { Place } from '../progress/Place.ts';
import type { BookmarkItem } from '../text-bookmarks/TextBookmark.ts';
import type { GroupItem } from '../shelf-groups/ShelfGroup.ts';
import type { Shelf } from '../shelf/ShelfEntry.ts';
import type { ReadingDay } from '../statistics/ReadingDay.ts';

/** Where a book was left on the device that wrote the file. */
export interface FilePlace {
  place: Place;
  /** On the 10,000 scale. */
  percent: number;
  chapterTitle: string;
  /** Milliseconds. */
  at: number;
}

/** Everything of one reader that can be taken along, see `docs/take-along.md`. */
export interface ReaderFile {
  /** Books that were taken off the shelf, and books only read, are among them. */
  shelf: Shelf;
  /** By book. */
  places: Readonly<Record<string, FilePlace>>;
  /** Removals are among them until the server has acknowledged them. */
  bookmarks: readonly BookmarkItem[];
  /** Deletions are among them until the server has acknowledged them. */
  annotations: readonly Annotation[];
  /** Of the shelf, and which of them each book is in; the same of removals. */
  groups: readonly GroupItem[];
  readingDays: readonly ReadingDay[];
  /** By the names under which a browser stores them; each is checked where it is used. */
  settings: Readonly<Record<string, unknown>>;
}

export const FILE_FORMAT = 'shuye-reader';
/** In files of version 1 bookmarks stand by book, without stamps. */
export const FILE_VERSION = 2;

/** The text of the file. */
export const writeReaderFile = (file: ReaderFile, exportedAtMs: number): string =>
  JSON.stringify(
    { format: FILE_FORMAT, version: FILE_VERSION, exportedAt: new Date(exportedAtMs).toISOString(), ...file },
    undefined,
    1,
  );
