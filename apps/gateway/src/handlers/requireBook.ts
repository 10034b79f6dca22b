import { bookAvailability, messages, UNSHELVED_CODE } from '@shuye/core-domain';
import type { Database } from '../database/openDatabase.ts';
import type { BookRow } from '../database/schema.ts';
import { Refusal } from '../http/Refusal.ts';

const openness = (book: BookRow) => ({
  list: book.list_open === 1,
  cover: book.cover_open === 1,
  read: book.read_open === 1,
  buy: book.buy_open === 1,
  hidden: book.hidden === 1,
  takenDown: book.taken_down === 1,
});

/** A book that exists and is on the shelf; one text for "taken down" and "never was" (E2 of the threat model). */
export async function requireBook(database: Database, bookId: string): Promise<BookRow> {
  const id = Number(bookId);
  const book = Number.isSafeInteger(id)
    ? await database.selectFrom('book').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!book || bookAvailability({ openness: openness(book) }) === 'unshelved') {
    throw new Refusal(UNSHELVED_CODE, messages.bookRemoved);
  }
  return book;
}
