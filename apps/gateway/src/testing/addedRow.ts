import type { NewBook } from '../database/schema/Tables.ts';
import type { Library } from '../library/Library.ts';
import { removeBook } from '../library/removeBook.ts';
import { saveRows } from '../library/saveRows.ts';

export const addedRow = (library: Library, book: NewBook) => ({
  save: (change: Partial<NewBook>) => saveRows(library.database, { ...book, ...change, id: book.id ?? 1 }, []),
  remove: () => removeBook(library, book.id ?? 1),
});
