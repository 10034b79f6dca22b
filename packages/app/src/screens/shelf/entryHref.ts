import { BookFormat } from '@shuye/core-domain/book';
import { hasEnergyFeature } from '@shuye/core-domain/energy';
import { readerQuery } from '@shuye/core-domain/shelf';
import { paths } from '../../routes.ts';
import type { Progress } from '../../stores/progressStore.ts';
import type { ShelfEntry } from '../../stores/shelfStore.ts';

/**
 * Where a tap on a kept book leads: into the chapter where reading stopped [SHELF-12..14]. Of an epub this device knows no
 * index, only the place itself, and the reader finds that by itself.
 */
export function entryHref(
  { bookId, format, offer = {} }: Pick<ShelfEntry, 'bookId' | 'format' | 'offer'>,
  left: Progress | undefined,
): string {
  const storedChapter = format === BookFormat.Epub ? undefined : left?.place.chapterId;
  return paths.reader(
    bookId,
    readerQuery(format, storedChapter, hasEnergyFeature(offer) ? { announcesEnd: true } : undefined),
  );
}
