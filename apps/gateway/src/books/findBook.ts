import { compiledOnce } from '../database/compiledOnce.ts';
import { memoizePerLibraryVersion } from '../database/library/memoizePerLibraryVersion.ts';
import { queryRows } from '../database/queryRows.ts';
import { rowId } from '../database/rowId.ts';
import type { BookRow } from '../database/schema/Tables.ts';
import type { Database } from '../database/schema/Database.ts';

const bookQuery = compiledOnce(
  (database, id: number) => database.selectFrom('book').selectAll().where('id', '=', id),
  (id) => [id],
);

const findOnce = memoizePerLibraryVersion({
  load: async (database, id: number) => (await queryRows(database, bookQuery(database, id)))[0],
  keyOf: String,
  max: 2000,
  // Requests for missing books evict nothing.
  isCacheable: (book) => book !== undefined,
});

/** A book that is in the library, on the shelf or not, by its id as a request has it. */
export async function findBook(database: Database, bookId: string): Promise<BookRow | undefined> {
  const id = rowId(bookId);
  return id === undefined ? undefined : findOnce(database, id);
}
