import type { Database } from '../database/schema/Database.ts';

const BATCH = 500;

/** Fills a reader's shelf with `count` places read, of books 0 and on, in chapters of the given title. */
export async function createCrowdedShelf(
  database: Database,
  userId: string,
  count: number,
  chapterTitle = '',
): Promise<void> {
  const bookmark = JSON.stringify({ chapter: '1', chapterTitle, percent: 1 });
  const none = { kept: null, kept_at: null, kept_by: null, details: null };
  const rows = Array.from({ length: count }, (_, at) => ({
    user_id: userId,
    book_id: String(at),
    ...none,
    read_at: 1,
    read_by: 'phone',
    bookmark,
  }));
  for (let at = 0; at < rows.length; at += BATCH) {
    await database
      .insertInto('shelf_entry')
      .values(rows.slice(at, at + BATCH))
      .execute();
  }
}
