import type { ChapterSource, StoredChapters } from '@shuye/reader-engine';
import { isLost } from './isLost.ts';
import type { KeptBook } from './KeptBook.ts';

export interface KeptSourceOptions {
  stored: StoredChapters;
  /** The book as it was last read here. */
  find: (bookId: string) => Promise<KeptBook | null>;
}

/** Where the server is not reached, what this device keeps of a book stands in; a refusal stays one [CACHE-11]. */
export const keptSource = (source: ChapterSource, { stored, find }: KeptSourceOptions): ChapterSource => ({
  list: (bookId, options) =>
    source.list(bookId, options).catch(async (cause: unknown) => {
      const kept = isLost(cause) ? await find(bookId) : null;
      if (!kept) throw cause;
      return kept.list;
    }),
  content: (list, chapter, signal) =>
    source.content(list, chapter, signal).catch((cause: unknown) => {
      const kept = isLost(cause) ? stored.get(list.bookId) : undefined;
      if (kept?.chapterId !== chapter.chapterId) throw cause;
      return kept.content;
    }),
});
