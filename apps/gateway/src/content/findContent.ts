import type { Database } from '../database/schema/Database.ts';
import type { BookRow, ChapterRow } from '../database/schema/Tables.ts';
import { isFileName } from './isFileName.ts';

export interface FoundContent {
  chapter: ChapterRow;
  book: BookRow;
}

/** The chapter that a content file holds, with its book; undefined for a file of nothing that is in force. */
export async function findContent(database: Database, file: string): Promise<FoundContent | undefined> {
  if (!isFileName(file)) return undefined;
  const chapter = await database.selectFrom('chapter').selectAll().where('content_file', '=', file).executeTakeFirst();
  if (!chapter) return undefined;
  const book = await database.selectFrom('book').selectAll().where('id', '=', chapter.book_id).executeTakeFirst();
  return book && { chapter, book };
}
