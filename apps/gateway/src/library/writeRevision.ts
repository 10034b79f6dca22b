import type { ChapterRow, NewChapter } from '../database/schema/Tables.ts';
import type { ImportedBook } from '@shuye/book-importer';
import type { FileStore } from '../file-store/FileStore.ts';
import { atRevision } from './atRevision.ts';
import { contentBytes } from './contentBytes.ts';
import { chapterFile, contentFile, contentFolders, pictureFile, type ContentKind } from './contentFolders.ts';
import { kindOf } from './isIntact.ts';
import { chapterPrice, isFreeChapter } from './saleColumns.ts';
import type { SaleTerms } from './SaleTerms.ts';
import { volumeColumns } from './volumeColumns.ts';
import { WriteQueue } from './WriteQueue.ts';

interface RevisionRequest {
  files: FileStore;
  book: ImportedBook;
  bookId: number;
  revision: number;
  /** One for each chapter of the outline. */
  chapterIds: readonly number[];
  terms: SaleTerms;
  /** Chapters of the revision in force. */
  previous: readonly ChapterRow[];
  publishedAt: (ordinal: number, count: number) => number;
  onProgress: (done: number, count: number) => void;
}

export interface WrittenRevision {
  chapters: NewChapter[];
  words: number;
}

/** Whether a chapter reads as it did; the revision in the addresses of its pictures does not count. */
async function isUnchanged(
  bytes: Buffer,
  row: ChapterRow,
  { files, bookId, revision }: RevisionRequest,
): Promise<boolean> {
  const old = await files.read(chapterFile(kindOf(row), row.content_file));
  if (old === undefined) return false;
  if (old.equals(bytes)) return true;
  const [, oldRevision = ''] = row.content_file.split('/');
  return atRevision(old.toString(), bookId, oldRevision, revision) === bytes.toString();
}

async function writeChapters(request: RevisionRequest, queue: WriteQueue): Promise<WrittenRevision> {
  const { files, book, bookId, revision, chapterIds, terms, previous, publishedAt, onProgress } = request;
  const count = book.outline.length;
  const fileOf = (kind: ContentKind, name: string): string =>
    `${contentFolders.revision(kind, bookId, revision)}/${name}`;

  const known = new Map(previous.map((row) => [row.id, row]));
  const chapters: NewChapter[] = [];
  let words = 0;
  const addresses = {
    chapter: (index: number) => String(chapterIds[index] ?? ''),
    picture: (name: string) => pictureFile(bookId, revision, name),
  };
  for await (const chapter of book.chapters(addresses)) {
    const ordinal = chapters.length + 1;
    const id = chapterIds[ordinal - 1];
    if (id === undefined || ordinal > count) throw new Error(`The book has more chapters than its ${count} titles.`);
    const isFree = isFreeChapter(terms, ordinal);
    const bytes = contentBytes(chapter);
    await queue.add(() => files.write(fileOf(isFree ? 'free' : 'charge', `${id}.json`), bytes));
    for (const file of chapter.files)
      await queue.add(() => files.write(fileOf('free', `img/${file.name}`), file.bytes));

    const row = known.get(id);
    const stays = row !== undefined && row.title === chapter.title && (await isUnchanged(bytes, row, request));
    words += chapter.words;
    chapters.push({
      id,
      book_id: bookId,
      ordinal,
      title: chapter.title,
      ...volumeColumns(book, chapter),
      level: chapter.level,
      words: chapter.words,
      is_free: isFree ? 1 : 0,
      bean_price: chapterPrice(terms, ordinal, chapter.words),
      content_file: contentFile(bookId, revision, id),
      updated_at: stays ? row.updated_at : publishedAt(ordinal, count),
    });
    onProgress(ordinal, count);
  }
  await queue.done();
  if (chapters.length !== count) throw new Error(`The book has ${chapters.length} chapters, but ${count} titles.`);
  for (const folder of [fileOf('free', 'img'), fileOf('free', ''), fileOf('charge', '')]) await files.settle(folder);
  return { chapters, words };
}

/**
 * Writes the content of a new revision, which nobody is led to yet, and gives back the rows that will point at it.
 * @throws Error when the book reads differently the second time, or a file cannot be written.
 */
export const writeRevision = (request: RevisionRequest): Promise<WrittenRevision> =>
  WriteQueue.during((queue) => writeChapters(request, queue));
