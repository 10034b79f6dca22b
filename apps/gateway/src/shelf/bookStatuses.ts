import type { Database } from '../database/schema/Database.ts';
import { isUnshelved } from '../books/requireBook.ts';
import { knownBooks } from './knownBooks.ts';

interface Known {
  bookId: string;
  chapterNum: number;
  anyUpTime: number;
}

const TAKEN_DOWN = 2;
const ON_SHELF = 1;

async function lastUpdates(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('chapter')
    .select(({ fn }) => ['book_id', fn.max('updated_at').as('updated_at')])
    .where('book_id', 'in', [...ids])
    .groupBy('book_id')
    .execute();
  return new Map(rows.map(({ book_id, updated_at }) => [book_id, Math.floor(updated_at / 1000)]));
}

/** How each book grew beyond what a device knows of it. One that was taken down and one that never was look alike. */
export async function bookStatuses(database: Database, known: readonly Known[]) {
  const books = await knownBooks(
    database,
    known.map(({ bookId }) => bookId),
  );
  const updates = await lastUpdates(
    database,
    [...books.values()].map(({ id }) => id),
  );
  return Object.fromEntries(
    known.map(({ bookId, chapterNum }) => {
      const book = books.get(bookId);
      if (!book || isUnshelved(book)) {
        return [bookId, { bookId, updateChapterNum: 0, anyUpTime: 0, shelfStatus: TAKEN_DOWN }];
      }
      return [
        bookId,
        {
          bookId,
          updateChapterNum: Math.max(0, book.chapter_count - chapterNum),
          anyUpTime: updates.get(book.id) ?? 0,
          shelfStatus: ON_SHELF,
        },
      ];
    }),
  );
}
