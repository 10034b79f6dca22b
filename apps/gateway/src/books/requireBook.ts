import { bookAvailability, UNSHELVED_CODE } from '@shuye/core-domain/book';
import { messages } from '@shuye/core-domain/error';
import type { Database } from '../database/schema/Database.ts';
import type { BookRow } from '../database/schema/Tables.ts';
import { CallError } from '../calls/callErrors.ts';
import { findBook } from './findBook.ts';
import { toVisibility } from './toVisibility.ts';

export const isUnshelved = (book: BookRow): boolean =>
  bookAvailability({ openness: toVisibility(book) }) === 'unshelved';

/** A book that exists and is on the shelf; one text for "taken down" and "never was" (E2 of the threat model). */
export async function requireBook(database: Database, bookId: string): Promise<BookRow> {
  const book = await findBook(database, bookId);
  if (!book || isUnshelved(book)) {
    throw new CallError(UNSHELVED_CODE, messages.bookRemoved);
  }
  return book;
}
