import { BookFormat, isLocalBookId } from '@shuye/core-domain/book';
import { hasEnergyFeature } from '@shuye/core-domain/energy';
import { readerQuery, type Reading } from '@shuye/core-domain/shelf';
import { paths } from '../../routes.ts';
import type { Progress } from '../../stores/progressStore.ts';
import type { ShelfEntry } from '../../stores/shelfStore.ts';

/**
 * The chapter of an epub: its index as the shelf stores it, where that is the place that this device opens too; a place that
 * is in question names none. The id goes with it where it is known: it holds when chapters are inserted, and comes first in
 * the reader (D-072).
 */
function epubChapter(left: Progress | undefined, reading: Reading | undefined): { index?: string; id?: string } {
  if (!left || !reading) return {};
  const { chapter, place } = reading.bookmark;
  if (!place) return left.place.chapterId === chapter ? { index: chapter } : {};
  return left.place.chapterId === place.chapterId ? { index: chapter, id: place.chapterId } : {};
}

/** Leads to the chapter where reading stopped [SHELF-12..14]. */
export function entryHref(
  { bookId, format, offer = {} }: Pick<ShelfEntry, 'bookId' | 'format' | 'offer'>,
  left: Progress | undefined,
  reading?: Reading,
): string {
  if (isLocalBookId(bookId)) return paths.reader(bookId);
  const energy = hasEnergyFeature(offer) ? { announcesEnd: true } : undefined;
  if (format !== BookFormat.Epub) return paths.reader(bookId, readerQuery(format, left?.place.chapterId, energy));
  const { index, id } = epubChapter(left, reading);
  return paths.reader(bookId, {
    ...readerQuery(format, index, energy),
    ...(id !== undefined && { forceChapterId: id }),
  });
}
