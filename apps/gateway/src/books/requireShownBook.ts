import { coverOpening, UNSHELVED_CODE } from '@shuye/core-domain/book';
import { messages } from '@shuye/core-domain/error';
import { CallError } from '../calls/callErrors.ts';
import type { Database } from '../database/schema/Database.ts';
import type { BookRow } from '../database/schema/Tables.ts';
import { requireBook } from './requireBook.ts';
import { toVisibility } from './toVisibility.ts';

/** A book that is shown to everybody: for pages that tell of it, or of its text, without asking who reads [LOCK-07]. */
export async function requireShownBook(database: Database, bookId: string): Promise<BookRow> {
  const book = await requireBook(database, bookId);
  if (!coverOpening({ openness: toVisibility(book) }).opens) throw new CallError(UNSHELVED_CODE, messages.bookRemoved);
  return book;
}
