import type { ChapterSource, StoredChapters } from '@shuye/reader-engine';
import { isUnreachable } from './isUnreachable.ts';
import type { OfflineBook } from './OfflineBook.ts';

export interface OfflineSourceOptions {
  stored: StoredChapters;
  find: (bookId: string) => Promise<OfflineBook | null>;
}

/** Stands in with the device's copy where the server is not reached; a refusal stays one [CACHE-11]. */
export const offlineSource = (source: ChapterSource, { stored, find }: OfflineSourceOptions): ChapterSource => ({
  list: (bookId, options) =>
    source.list(bookId, options).catch(async (cause: unknown) => {
      const kept = isUnreachable(cause) ? await find(bookId) : null;
      if (!kept) throw cause;
      return kept.list;
    }),
  content: (list, chapter, signal) =>
    source.content(list, chapter, signal).catch((cause: unknown) => {
      const kept = isUnreachable(cause) ? stored.get(list.bookId) : undefined;
      if (kept?.chapterId !== chapter.chapterId) throw cause;
      return kept.content;
    }),
});
