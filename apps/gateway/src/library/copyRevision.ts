import { ImportFailure } from '@shuye/book-importer';
import type { BookRow, ChapterRow, NewChapter } from '../database/schema/Tables.ts';
import type { FileStore } from '../file-store/FileStore.ts';
import { atRevision } from './atRevision.ts';
import { CONTENT_KINDS, chapterFile, contentFile, contentFolders, pictureFile } from './contentFolders.ts';
import { kindOf } from './isIntact.ts';
import { chapterPrice, isFreeChapter } from './saleColumns.ts';
import type { SaleTerms } from './SaleTerms.ts';
import { WriteQueue } from './WriteQueue.ts';

interface CopyRequest {
  files: FileStore;
  book: BookRow;
  chapters: readonly ChapterRow[];
  /** Of the copy. */
  revision: number;
  terms: SaleTerms;
  onProgress: (done: number, count: number) => void;
}

async function copyFiles(request: CopyRequest, queue: WriteQueue): Promise<NewChapter[]> {
  const { files, book, chapters, revision, terms, onProgress } = request;
  const read = async (name: string): Promise<Buffer> => {
    const bytes = await files.read(name);
    if (bytes === undefined) throw new ImportFailure(`${files.locate(name)} is missing.`, 'Import the book again.');
    return bytes;
  };

  const rows: NewChapter[] = [];
  for (const row of chapters) {
    const isFree = isFreeChapter(terms, row.ordinal);
    const copy: NewChapter & Pick<ChapterRow, 'content_file' | 'is_free'> = {
      ...row,
      is_free: isFree ? 1 : 0,
      bean_price: chapterPrice(terms, row.ordinal, row.words),
      content_file: contentFile(book.id, revision, row.id),
    };
    const json = (await read(chapterFile(kindOf(row), row.content_file))).toString();
    const moved = atRevision(json, book.id, book.revision, revision);
    await queue.add(() => files.write(chapterFile(kindOf(copy), copy.content_file), moved));
    rows.push(copy);
    onProgress(rows.length, chapters.length);
  }

  const pictures = `${contentFolders.revision('free', book.id, book.revision)}/img`;
  for (const name of await files.list(pictures)) {
    const bytes = await read(`${pictures}/${name}`);
    await queue.add(() => files.write(chapterFile('free', pictureFile(book.id, revision, name)), bytes));
  }
  await queue.done();
  const folders = CONTENT_KINDS.map((kind) => contentFolders.revision(kind, book.id, revision));
  for (const folder of [`${contentFolders.revision('free', book.id, revision)}/img`, ...folders])
    await files.settle(folder);
  return rows;
}

/**
 * Writes the content of a book once more as a revision under other terms, which nobody is led to yet, and gives back the
 * rows that will point at it.
 * @throws ImportFailure where a file is missing.
 */
export const copyRevision = (request: CopyRequest): Promise<NewChapter[]> =>
  WriteQueue.during((queue) => copyFiles(request, queue));
