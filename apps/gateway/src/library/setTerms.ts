import { ImportFailure } from '@shuye/book-importer';
import { MAX_BEANS_PER_PURCHASE } from '@shuye/core-domain/purchase';
import type { BookRow, ChapterRow, NewChapter } from '../database/schema/Tables.ts';
import { copyRevision } from './copyRevision.ts';
import { dropRevision } from './dropRevision.ts';
import type { Library } from './Library.ts';
import { chapterPrice, saleColumns } from './saleColumns.ts';
import type { SaleTerms } from './SaleTerms.ts';
import { saveRows } from './saveRows.ts';
import { withLibraryLock } from './withLibraryLock.ts';

export interface Sale {
  title: string;
  chapters: number;
  freeChapters: number;
  /** Of all chapters that are sold by themselves. */
  beans: number;
}

async function replace(
  { database, files, nowMs }: Library,
  [book, chapters]: readonly [BookRow, readonly ChapterRow[]],
  terms: SaleTerms,
  onProgress: (done: number, count: number) => void,
): Promise<readonly NewChapter[]> {
  const revision = book.revision + 1;
  try {
    // Left by a change that was killed: no row ever pointed at it.
    await dropRevision(files, book.id, revision);
    const copies = await copyRevision({ files, book, chapters, revision, terms, onProgress });
    await saveRows(database, { ...book, ...saleColumns(terms, nowMs()), revision }, copies);
    await dropRevision(files, book.id, book.revision);
    return copies;
  } catch (error) {
    const row = await database.selectFrom('book').select('revision').where('id', '=', book.id).executeTakeFirst();
    if (row?.revision !== revision) await dropRevision(files, book.id, revision);
    throw error;
  }
}

/** @throws ImportFailure naming the chapter that could not be bought. */
function rejectUnsellable(chapters: readonly ChapterRow[], terms: SaleTerms): void {
  for (const { title, ordinal, words } of chapters) {
    const beans = chapterPrice(terms, ordinal, words);
    if (beans > MAX_BEANS_PER_PURCHASE)
      throw new ImportFailure(
        `“${title}” would cost ${beans} beans, but no purchase comes to more than ${MAX_BEANS_PER_PURCHASE}.`,
        'Name a lower price.',
      );
  }
}

/**
 * Sells a book in another way from now on, or gives it away: as a revision of its own, so that a chapter that is sold lies
 * nowhere where everybody reads. Ids stay, and with them what was bought. Interrupted, it leaves the book as it was or
 * complete.
 * @throws ImportFailure when there is no such book, it has fewer chapters than are to be free, or one that has lost its
 * file or would cost too much to be bought.
 */
export const setTerms = (
  library: Library,
  bookId: number,
  terms: SaleTerms,
  onProgress: (done: number, count: number) => void = () => undefined,
): Promise<Sale> =>
  withLibraryLock(library, async () => {
    const { database } = library;
    const book = await database.selectFrom('book').selectAll().where('id', '=', bookId).executeTakeFirst();
    if (!book) throw new ImportFailure(`There is no book ${bookId}.`, 'See “library list” for the ids.');
    const { title } = book;
    const chapters = await database
      .selectFrom('chapter')
      .selectAll()
      .where('book_id', '=', bookId)
      .orderBy('ordinal')
      .execute();
    const { freeChapters = 0 } = terms;
    if (freeChapters > chapters.length)
      throw new ImportFailure(
        `《${title}》 has ${chapters.length} chapters, fewer than ${freeChapters}.`,
        'Name fewer.',
      );
    rejectUnsellable(chapters, terms);
    const copies = await replace(library, [book, chapters], terms, onProgress);
    return {
      title,
      chapters: copies.length,
      freeChapters: copies.filter((chapter) => chapter.is_free === 1).length,
      beans: copies.reduce((sum, chapter) => sum + chapter.bean_price, 0),
    };
  });
