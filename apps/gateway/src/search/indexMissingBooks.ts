import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/schema/Database.ts';
import { indexBook } from './indexBook.ts';

/** Brings books into the index that were imported before there was one; a library that is indexed costs one question. */
export async function indexMissingBooks(database: Database): Promise<number> {
  const missing = await database
    .selectFrom('book')
    .select(['id', 'title', 'author', 'category', 'tags', 'heroes'])
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('search_gram').select('gram').whereRef('search_gram.book_id', '=', 'book.id')),
      ),
    )
    .execute();
  for (const book of missing) await inTransaction(database, (transaction) => indexBook(transaction, book));
  return missing.length;
}
