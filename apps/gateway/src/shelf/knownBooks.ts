import type { Transaction } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { BookRow, Tables } from '../database/schema.ts';

/** Ids of one question: databases bound the number of its parameters. */
const BATCH = 500;

const ownId = (bookId: string): number => (/^\d{1,15}$/.test(bookId) ? Number(bookId) : Number.NaN);

/** The books of this library among those named, by id. */
export async function knownBooks(
  database: Database | Transaction<Tables>,
  bookIds: readonly string[],
): Promise<ReadonlyMap<string, BookRow>> {
  const ids = [...new Set(bookIds.map(ownId))].filter((id) => Number.isSafeInteger(id));
  const found = new Map<string, BookRow>();
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await database
      .selectFrom('book')
      .selectAll()
      .where('id', 'in', ids.slice(at, at + BATCH))
      .execute();
    for (const row of rows) found.set(String(row.id), row);
  }
  return found;
}
