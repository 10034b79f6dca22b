import type { Database } from '../database/schema/Database.ts';
import { isUnshelved } from '../books/requireBook.ts';
import { coverUrl } from '../books/toWireBook.ts';
import { CallError } from '../calls/callErrors.ts';

/**
 * The books of a column in its order; a book that was taken down says so.
 * @throws CallError for a column that is not there.
 */
export async function columnBooks(database: Database, columnId: string) {
  const rows = await database
    .selectFrom('book_column')
    .innerJoin('book', 'book.id', 'book_column.book_id')
    .selectAll('book')
    .where('column_id', '=', columnId)
    .orderBy('position')
    .execute();
  if (rows.length === 0) throw new CallError(404, '没有这个栏目');
  return rows.map((book) => ({
    bookId: book.id,
    topClass: book.top_class,
    authorName: book.author,
    bookName: book.title,
    imgUrl: coverUrl(book),
    anyUpTime: Math.floor(book.updated_at / 1000),
    formats: book.format,
    shelfStatus: isUnshelved(book) ? 2 : 1,
  }));
}
