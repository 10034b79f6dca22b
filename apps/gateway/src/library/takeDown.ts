import { ImportFailure } from '@shuye/book-importer';
import { inTransaction } from '../database/inTransaction.ts';
import type { Library } from './Library.ts';
import { withLibraryLock } from './withLibraryLock.ts';

/**
 * Takes books down, so that nobody can open them, or brings them back: all of them or none. An import that
 * runs is waited for, since it writes the book as it found it.
 * @returns Their titles.
 * @throws ImportFailure naming the first book that there is not.
 */
export const takeDown = (library: Library, bookIds: readonly number[], isDown = true): Promise<string[]> =>
  withLibraryLock(library, () =>
    inTransaction(library.database, async (transaction) => {
      const titles: string[] = [];
      for (const bookId of bookIds) {
        const book = await transaction
          .updateTable('book')
          .set({ taken_down: isDown ? 1 : 0 })
          .where('id', '=', bookId)
          .returning('title')
          .executeTakeFirst();
        if (!book) throw new ImportFailure(`There is no book ${bookId}.`, 'See “library list” for the ids.');
        titles.push(book.title);
      }
      return titles;
    }),
  );
