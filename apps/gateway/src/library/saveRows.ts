import type { Database } from '../database/schema/Database.ts';
import type { NewBook, NewChapter } from '../database/schema/Tables.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { indexBook } from '../search/indexBook.ts';
import { preserveIds } from './preserveIds.ts';

/** Rows of one statement: databases bound the number of its parameters. */
const BATCH = 500;

/** Replaces a book's rows in one transaction: readers see the old book or the new one, never a mixture. */
export async function saveRows(
  database: Database,
  book: NewBook & { id: number },
  chapters: readonly NewChapter[],
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('chapter').where('book_id', '=', book.id).execute();
    await transaction
      .insertInto('book')
      .values(book)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(book))
      .execute();
    await indexBook(transaction, book);
    for (let at = 0; at < chapters.length; at += BATCH) {
      await transaction
        .insertInto('chapter')
        .values(chapters.slice(at, at + BATCH))
        .execute();
    }
    await preserveIds(transaction);
  });
}
