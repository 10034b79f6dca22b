import { memoizePerLibraryVersion } from '../database/library/memoizePerLibraryVersion.ts';
import type { Database } from '../database/schema/Database.ts';
import type { BookRow, ChapterRow } from '../database/schema/Tables.ts';
import { isFileName } from './isFileName.ts';

export interface FoundContent {
  chapter: ChapterRow;
  book: BookRow;
}

const findOnce = memoizePerLibraryVersion({
  load: async (database: Database, file: string): Promise<FoundContent | undefined> => {
    const chapter = await database
      .selectFrom('chapter')
      .selectAll()
      .where('content_file', '=', file)
      .executeTakeFirst();
    if (!chapter) return undefined;
    const book = await database.selectFrom('book').selectAll().where('id', '=', chapter.book_id).executeTakeFirst();
    return book && { chapter, book };
  },
  keyOf: (file) => file,
  max: 2000,
  // Whoever makes names up must not push out what readers read.
  isCacheable: (found) => found !== undefined,
});

/** The chapter that a content file holds, with its book; undefined for a file of nothing that is in force. */
export const findContent = async (database: Database, file: string): Promise<FoundContent | undefined> =>
  isFileName(file) ? findOnce(database, file) : undefined;
