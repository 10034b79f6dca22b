import { parseAnnotation } from '../annotation/parseAnnotation.ts';
import { clampPercent } from '../progress/chapterPercent.ts';
import { parseStoredPlace } from '../progress/parseStoredPlace.ts';
import { parseGroupItem } from '../shelf-groups/parseShelfGroups.ts';
import { parseShelfRecord } from '../shelf/parseShelfRecord.ts';
import { parseReadingDay } from '../statistics/ReadingDay.ts';
import { parseBookmarkItem, parseBookmarksByBook } from '../text-bookmarks/parseTextBookmarks.ts';
import type { BookmarkItem } from '../text-bookmarks/TextBookmark.ts';
import { FILE_FORMAT, FILE_VERSION, type FilePlace, type ReaderFile } from './ReaderFile.ts';

/** Why a file is none that can be read: cut off or changed, of another program, of a later version of this one. */
export type FileFault = 'damaged' | 'foreign' | 'newer';

export type ParsedFile =
  | { kind: 'file'; file: ReaderFile; /** Parts that could not be read and were left out. */ skipped: number }
  | { kind: 'refused'; fault: FileFault };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const entriesOf = (value: unknown): ReadonlyArray<[string, unknown]> => (isFields(value) ? Object.entries(value) : []);
const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function parsePlace(value: unknown): FilePlace | undefined {
  if (!isFields(value)) return undefined;
  const place = parseStoredPlace(value['place']);
  const at = value['at'];
  if (!place || typeof at !== 'number' || !Number.isSafeInteger(at)) return undefined;
  return { place, percent: clampPercent(value['percent']), chapterTitle: textOf(value['chapterTitle']), at };
}

export const parsePlaces = (value: unknown): Readonly<Record<string, FilePlace>> =>
  Object.fromEntries(
    entriesOf(value).flatMap(([bookId, entry]) => {
      const place = parsePlace(entry);
      return place ? [[bookId, place] as const] : [];
    }),
  );

/** Bookmarks of a file, and how many it says that it has; those of a first version stand by book. */
function readBookmarks(value: unknown): { said: number; bookmarks: readonly BookmarkItem[] } {
  if (Array.isArray(value)) {
    return { said: value.length, bookmarks: value.map(parseBookmarkItem).filter(isDefined) };
  }
  const said = entriesOf(value).reduce((sum, [, list]) => sum + listOf(list).length, 0);
  return { said, bookmarks: parseBookmarksByBook(value) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** A file that a reader picked: all of it that can be read, or why it is refused. It changes nothing. */
export function parseReaderFile(text: string): ParsedFile {
  const value = readJson(text);
  if (value === undefined) return { kind: 'refused', fault: text.includes(FILE_FORMAT) ? 'damaged' : 'foreign' };
  if (!isFields(value) || value['format'] !== FILE_FORMAT) return { kind: 'refused', fault: 'foreign' };
  const { version, shelf: books, places: left, bookmarks: marked, annotations: noted, readingDays: counted } = value;
  if (typeof version !== 'number') return { kind: 'refused', fault: 'damaged' };
  if (version > FILE_VERSION) return { kind: 'refused', fault: 'newer' };

  const shelf = parseShelfRecord({ synced: listOf(books) }, 'file').synced;
  const places = parsePlaces(left);
  const { said: saidMarks, bookmarks } = readBookmarks(marked);
  const annotations = listOf(noted).map(parseAnnotation).filter(isDefined);
  const grouped = listOf(value['groups']);
  const groups = grouped.map(parseGroupItem).filter(isDefined);
  const readingDays = listOf(counted).map(parseReadingDay).filter(isDefined);
  const settings = isFields(value['settings']) ? value['settings'] : {};
  const said =
    listOf(books).length +
    entriesOf(left).length +
    saidMarks +
    listOf(noted).length +
    grouped.length +
    listOf(counted).length;
  const read =
    shelf.length +
    Object.keys(places).length +
    bookmarks.length +
    annotations.length +
    groups.length +
    readingDays.length;
  return {
    kind: 'file',
    file: { shelf, places, bookmarks, annotations, groups, readingDays, settings },
    skipped: said - read,
  };
}
