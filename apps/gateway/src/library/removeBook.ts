import { inTransaction } from '../database/inTransaction.ts';
import { ImportFailure } from '@shuye/book-importer';
import { CONTENT_KINDS, contentFolders, coverFile } from './contentFolders.ts';
import type { Library } from './Library.ts';
import { withLibraryLock } from './withLibraryLock.ts';

/**
 * Takes a book out of the library with all its files; its id never comes back.
 * @returns The title of the book that is gone.
 * @throws ImportFailure when there is no such book.
 */
export const removeBook = (library: Library, bookId: number): Promise<string> =>
  withLibraryLock(library, async () => {
    const { database, files } = library;
    const book = await database.selectFrom('book').selectAll().where('id', '=', bookId).executeTakeFirst();
    if (!book) throw new ImportFailure(`There is no book ${bookId}.`, 'See “library list” for the ids.');
    await inTransaction(database, async (transaction) => {
      await transaction.deleteFrom('search_gram').where('book_id', '=', bookId).execute();
      await transaction.deleteFrom('chapter').where('book_id', '=', bookId).execute();
      await transaction.deleteFrom('book').where('id', '=', bookId).execute();
    });
    for (const kind of CONTENT_KINDS) await files.remove(contentFolders.book(kind, bookId));
    await files.remove(coverFile(book.cover_file));
    return book.title;
  });
