import type { Transaction } from 'kysely';
import type { Database } from '../database/schema/Database.ts';
import { rowId } from '../database/rowId.ts';
import type { BookRow, Tables } from '../database/schema/Tables.ts';

/** Ids of one question: databases bound the number of its parameters. */
const BATCH = 500;

export async function knownBooks(
  database: Database | Transaction<Tables>,
  bookIds: readonly string[],
): Promise<ReadonlyMap<string, BookRow>> {
  // A shelf may hold books of other libraries, whose ids are unknown here.
  const ids = [...new Set(bookIds.map(rowId))].filter((id) => id !== undefined);
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
