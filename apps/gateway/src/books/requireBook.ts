import { bookAvailability, UNSHELVED_CODE } from '@shuye/core-domain/book';
import { messages } from '@shuye/core-domain/error';
import { compiledOnce } from '../database/compiledOnce.ts';
import { memoizePerLibraryVersion } from '../database/library/memoizePerLibraryVersion.ts';
import type { Database } from '../database/schema/Database.ts';
import { queryRows } from '../database/queryRows.ts';
import { rowId } from '../database/rowId.ts';
import type { BookRow } from '../database/schema/Tables.ts';
import { CallError } from '../calls/callErrors.ts';
import { toVisibility } from './toVisibility.ts';

export const isUnshelved = (book: BookRow): boolean =>
  bookAvailability({ openness: toVisibility(book) }) === 'unshelved';

const bookQuery = compiledOnce(
  (database, id: number) => database.selectFrom('book').selectAll().where('id', '=', id),
  (id) => [id],
);

const findBook = memoizePerLibraryVersion({
  load: async (database, id: number) => (await queryRows(database, bookQuery(database, id)))[0],
  keyOf: String,
  max: 2000,
  // Requests for missing books evict nothing.
  isCacheable: (book) => book !== undefined,
});

/** A book that exists and is on the shelf; one text for "taken down" and "never was" (E2 of the threat model). */
export async function requireBook(database: Database, bookId: string): Promise<BookRow> {
  const id = rowId(bookId);
  const book = id === undefined ? undefined : await findBook(database, id);
  if (!book || isUnshelved(book)) {
    throw new CallError(UNSHELVED_CODE, messages.bookRemoved);
  }
  return book;
}
