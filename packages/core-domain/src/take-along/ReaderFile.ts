import type { Annotation } from '../annotation/Annotation.ts';
import type { Place } from '../progress/Place.ts';
import type { BookmarkItem } from '../text-bookmarks/TextBookmark.ts';
import type { GroupItem } from '../shelf-groups/ShelfGroup.ts';
import type { Shelf } from '../shelf/ShelfEntry.ts';
import type { ReadingDay } from '../statistics/ReadingDay.ts';

/** Where a book was left on the device that wrote the file: `percent` on the 10,000 scale, `at` in milliseconds. */
export interface FilePlace {
  place: Place;
  percent: number;
  chapterTitle: string;
  at: number;
}

/** What one reader can take along (`docs/take-along.md`), with removals that the server has not acknowledged. */
export interface ReaderFile {
  /** Books that were taken off the shelf, and books only read, are among them. */
  shelf: Shelf;
  places: Readonly<Record<string, FilePlace>>;
  bookmarks: readonly BookmarkItem[];
  annotations: readonly Annotation[];
  groups: readonly GroupItem[];
  readingDays: readonly ReadingDay[];
  /** By the names under which a browser stores them; each is checked where it is used. */
  settings: Readonly<Record<string, unknown>>;
}

export const FILE_FORMAT = 'shuye-reader';
/** In files of version 1 bookmarks stand by book, without stamps. */
export const FILE_VERSION = 2;

/** `damaged` are stored texts that could not be read, by the names of their values: they are kept, and never read back. */
export const writeReaderFile = (
  file: ReaderFile,
  exportedAtMs: number,
  damaged?: Readonly<Record<string, string>>,
): string =>
  JSON.stringify(
    { format: FILE_FORMAT, version: FILE_VERSION, exportedAt: new Date(exportedAtMs).toISOString(), ...file, damaged },
    undefined,
    1,
  );
