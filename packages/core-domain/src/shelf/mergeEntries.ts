import type { Bookmark } from '../progress/Bookmark.ts';
import { type Keeping, type Reading, shelfEntry, type ShelfDetails, type ShelfEntry } from './ShelfEntry.ts';
import { compareTimestamps } from '../time/HybridTimestamp.ts';

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

const detailsText = ({ title, author, coverUrl, format, status, topClass, carried = {} }: ShelfDetails): string =>
  JSON.stringify([title, author, coverUrl, format, status, topClass, Object.entries(carried).sort(byName)]);

const bookmarkText = ({ chapter, chapterTitle, place, foreignOffset }: Bookmark): string =>
  JSON.stringify([
    chapter,
    chapterTitle,
    [place?.chapterId, place?.offset, place?.print],
    [foreignOffset?.type, foreignOffset?.offset],
  ]);

const compareTexts = (a: string, b: string): number => (a === b ? 0 : a > b ? 1 : -1);

/** Equal stamps come from damage, or from writers without device ids: a removal stands, then whatever sorts last. */
function compareKeeping(a: Keeping, b: Keeping): number {
  const order = compareTimestamps(a.at, b.at);
  if (order !== 0 || a === b) return order;
  if (a.kept && b.kept) return compareTexts(detailsText(a.details), detailsText(b.details));
  return Number(b.kept) - Number(a.kept);
}

/** As `compareKeeping`: with one stamp, the place further on stands. */
function compareReading(a: Reading, b: Reading): number {
  const order = compareTimestamps(a.at, b.at);
  if (order !== 0 || a === b) return order;
  return a.bookmark.percent - b.bookmark.percent || compareTexts(bookmarkText(a.bookmark), bookmarkText(b.bookmark));
}

function later<Half>(
  a: Half | undefined,
  b: Half | undefined,
  compare: (a: Half, b: Half) => number,
): Half | undefined {
  if (!a || !b) return a ?? b;
  return compare(b, a) > 0 ? b : a;
}

/** Of each half the later change: a place read elsewhere brings no removed book back, nor is lost [SHELFSYNC-06]. */
export function mergeEntries(a: ShelfEntry, b: ShelfEntry): ShelfEntry {
  const keeping = later(a.keeping, b.keeping, compareKeeping);
  const reading = later(a.reading, b.reading, compareReading);
  if (keeping === a.keeping && reading === a.reading) return a;
  if (keeping === b.keeping && reading === b.reading) return b;
  return shelfEntry(a.bookId, keeping, reading) ?? a;
}
