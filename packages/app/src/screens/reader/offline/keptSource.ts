import type { ChapterList } from '@shuye/core-domain';
import type { ChapterSource, StoredChapters } from '@shuye/reader-engine';
import { isLost } from './isLost.ts';

export interface KeptSourceOptions {
  stored: StoredChapters;
  /** The book's chapters as they were last read here. */
  findList: (bookId: string) => Promise<ChapterList | undefined>;
}

/** Where the server is not reached, what this device keeps of a book stands in; a refusal stays one [CACHE-11]. */
export const keptSource = (source: ChapterSource, { stored, findList }: KeptSourceOptions): ChapterSource => ({
  list: async (bookId, options) => {
    try {
      return await source.list(bookId, options);
    } catch (cause) {
      const list = isLost(cause) ? await findList(bookId) : undefined;
      if (!list) throw cause;
      return list;
    }
  },
  content: async (list, chapter, signal) => {
    try {
      return await source.content(list, chapter, signal);
    } catch (cause) {
      const kept = isLost(cause) ? stored.get(list.bookId) : undefined;
      if (kept?.chapterId !== chapter.chapterId) throw cause;
      return kept.content;
    }
  },
});
