import { BookFormat } from '@shuye/core-domain/book';
import { readerQuery } from '@shuye/core-domain/shelf';
import { paths } from '../../routes.ts';
import type { Progress } from '../../stores/progressStore.ts';
import type { ShelfEntry } from '../../stores/shelfStore.ts';

/**
 * Where a tap on a kept book leads: into the chapter where reading stopped [SHELF-12..14]. Of an epub this device knows no
 * index, only the place itself, and the reader finds that by itself.
 */
export function entryHref(
  { bookId, format }: Pick<ShelfEntry, 'bookId' | 'format'>,
  left: Progress | undefined,
): string {
  const storedChapter = format === BookFormat.Epub ? undefined : left?.place.chapterId;
  return paths.reader(bookId, readerQuery(format, storedChapter));
}
