import { ImportFailure } from '@shuye/book-importer';
import { inTransaction } from '../database/inTransaction.ts';
import type { BookTable } from '../database/schema/Tables.ts';
import type { Library } from './Library.ts';
import { withLibraryLock } from './withLibraryLock.ts';

/** To everybody, to those who bought it alone [LOCK-05], or to nobody [LOCK-02]. */
export type Openness = 'all' | 'buyers' | 'nobody';

type Doors = Pick<BookTable, 'taken_down'> &
  Partial<Pick<BookTable, 'list_open' | 'cover_open' | 'read_open' | 'buy_open'>>;

const DOORS: Readonly<Record<Openness, Doors>> = {
  all: { taken_down: 0, list_open: 1, cover_open: 1, read_open: 1, buy_open: 1 },
  buyers: { taken_down: 0, list_open: 0, cover_open: 0, read_open: 1, buy_open: 0 },
  nobody: { taken_down: 1 },
};

/**
 * Says to whom books open from now on: all of them or none. An import that runs is waited for, since it writes the book as
 * it found it.
 * @returns Their titles.
 * @throws ImportFailure naming the first book that there is not.
 */
export const setOpenness = (library: Library, bookIds: readonly number[], openness: Openness): Promise<string[]> =>
  withLibraryLock(library, () =>
    inTransaction(library.database, async (transaction) => {
      const titles: string[] = [];
      for (const bookId of bookIds) {
        const book = await transaction
          .updateTable('book')
          .set(DOORS[openness])
          .where('id', '=', bookId)
          .returning('title')
          .executeTakeFirst();
        if (!book) throw new ImportFailure(`There is no book ${bookId}.`, 'See “library list” for the ids.');
        titles.push(book.title);
      }
      return titles;
    }),
  );
