import type { Annotation } from '../annotation/Annotation.ts';
import { MAX_QUOTE_LENGTH } from '../annotation/TextRange.ts';
import { BookFormat } from '../book/Book.ts';
import { chapterPercent } from '../progress/chapterPercent.ts';
import { PRINT_LENGTH, type Place } from '../progress/Place.ts';
import { shelfEntry, type ShelfEntry } from '../shelf/ShelfEntry.ts';
import type { ShelfGroups } from '../shelf-groups/ShelfGroup.ts';
import type { FilePlace, ReaderFile } from '../take-along/ReaderFile.ts';
import { cutText } from '../text/cutText.ts';
import { bookmarkItemId, shortName, type BookmarkItem } from '../text-bookmarks/TextBookmark.ts';
import { chapterOfSpot, isSameBook } from './matchBook.ts';
import { noGroupsHere, peerGroups } from './peerGroups.ts';
import type { PeerBook, PeerExport, PeerMark, PeerSpot } from './PeerExport.ts';

/** A book of an export as it is found here: in the library, or among those that its reader brought along. */
export interface FoundBook extends PeerBook {
  bookId: string;
  coverUrl: string;
  format: BookFormat;
  /** Stands on the shelf by itself, and is no book of the library. */
  isOwn: boolean;
  chapters: readonly { chapterId: string; title: string }[];
}

/** Who changed what is taken over, until this device says it again. */
const DEVICE = 'import';

interface Spotted {
  index: number;
  title: string;
  place: Place;
}

function spotted({ chapters }: FoundBook, spot: PeerSpot, text: string): Spotted | undefined {
  const index = chapterOfSpot(chapters, spot);
  const chapter = index === undefined ? undefined : chapters[index];
  if (index === undefined || !chapter) return undefined;
  const print = text.slice(0, PRINT_LENGTH).replace(/[\uD800-\uDFFF]/gu, '');
  return {
    index,
    title: shortName(chapter.title),
    place: { chapterId: chapter.chapterId, offset: spot.offset ?? 0, print },
  };
}

function annotationOf({ note, text, colour, atMs }: PeerMark, bookId: string, { title, place }: Spotted): Annotation {
  const at = { time: atMs, device: DEVICE };
  const quote = cutText(text, MAX_QUOTE_LENGTH);
  const start = place.offset;
  const range = { chapterId: place.chapterId, start, end: start + quote.length, quote, before: '', after: '' };
  return {
    id: `import ${bookId.slice(0, 24)} ${atMs} ${start}`,
    bookId,
    highlight: { at, range, chapterTitle: title, colour, createdAtMs: atMs },
    note: { at, text: note },
  };
}

const bookmarkOf = ({ text, atMs }: PeerMark, bookId: string, { title, place }: Spotted): BookmarkItem => ({
  id: bookmarkItemId(bookId, place),
  at: { time: atMs, device: DEVICE },
  value: { bookId, place, chapterTitle: title, text: shortName(text), at: atMs },
});

/**
 * What of an export goes into the books that were found, as a file that the import joins with what is here; `lost` are marks
 * of which nothing says in which chapter they are.
 */
export function peerFile(
  { shelf, marks, groups }: PeerExport,
  found: readonly FoundBook[],
  groupsHere: ShelfGroups = noGroupsHere,
): { file: ReaderFile; books: number; marks: number; grouped: number; lost: number } {
  const bookFor = (wanted: PeerBook): FoundBook | undefined => found.find((book) => isSameBook(wanted, book));
  const entries = new Map<string, ShelfEntry>();
  const places: Record<string, FilePlace> = {};
  const matched = new Set<string>();
  const groupNames = new Map<string, string>();
  for (const one of shelf) {
    const book = bookFor(one);
    if (!book) continue;
    matched.add(book.bookId);
    if (one.group !== undefined) groupNames.set(book.bookId, one.group);
    const { bookId, title, author, coverUrl, format, chapters } = book;
    const left = one.reading && spotted(book, one.reading, '');
    const percent = left ? chapterPercent(left.index, chapters.length) : 1;
    const time = one.reading?.atMs ?? one.addedAtMs;
    if (left) places[bookId] = { place: left.place, percent, chapterTitle: left.title, at: time };
    if (book.isOwn) continue;
    const chapter = left && (format === BookFormat.Epub ? String(left.index) : left.place.chapterId);
    const entry = shelfEntry(
      bookId,
      { kept: true, at: { time: one.addedAtMs, device: DEVICE }, details: { title, author, coverUrl, format } },
      left && chapter !== undefined
        ? { at: { time, device: DEVICE }, bookmark: { chapter, chapterTitle: left.title, percent, place: left.place } }
        : undefined,
    );
    if (entry) entries.set(bookId, entry);
  }
  const bookmarks = new Map<string, BookmarkItem>();
  const annotations = new Map<string, Annotation>();
  let lost = 0;
  for (const mark of marks) {
    const book = bookFor(mark);
    if (!book) continue;
    matched.add(book.bookId);
    const at = spotted(book, mark.spot, mark.text);
    if (!at) lost += 1;
    else if (mark.kind === 'highlight') {
      const annotation = annotationOf(mark, book.bookId, at);
      annotations.set(annotation.id, annotation);
    } else {
      const bookmark = bookmarkOf(mark, book.bookId, at);
      bookmarks.set(bookmark.id, bookmark);
    }
  }
  const file: ReaderFile = {
    shelf: [...entries.values()],
    places,
    bookmarks: [...bookmarks.values()],
    annotations: [...annotations.values()],
    groups: peerGroups(groupNames, groups, groupsHere),
    readingDays: [],
    settings: {},
  };
  const grouped = file.groups.filter(({ value }) => value && 'groupId' in value).length;
  return { file, books: matched.size, grouped, marks: bookmarks.size + annotations.size, lost };
}
