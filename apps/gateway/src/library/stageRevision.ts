import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChapterRow, NewChapter } from '../database/schema/Tables.ts';
import type { ImportedBook } from '@shuye/book-importer';
import { contentBytes } from './contentBytes.ts';
import { contentFile, contentFolders, pictureFile } from './contentFolders.ts';
import { isMissing } from './isMissing.ts';
import { chapterPrice, isFreeChapter } from './saleColumns.ts';
import type { SaleTerms } from './SaleTerms.ts';
import { volumeColumns } from './volumeColumns.ts';
import { syncFolder, writeDurably } from './writeDurably.ts';
import { WriteQueue } from './WriteQueue.ts';

interface StagingRequest {
  dataDir: string;
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

export interface StagedRevision {
  /** Holds a folder for each kind of content. */
  folder: string;
  chapters: NewChapter[];
  words: number;
}

/** Whether a chapter reads as it did; the revision in the addresses of its pictures does not count. */
async function isUnchanged(
  bytes: Buffer,
  row: ChapterRow,
  { dataDir, bookId, revision }: StagingRequest,
): Promise<boolean> {
  const folder = contentFolders(dataDir).kind(row.is_free === 1 ? 'free' : 'charge');
  const [, oldRevision = ''] = row.content_file.split('/');
  try {
    const old = await readFile(join(folder, row.content_file));
    if (old.equals(bytes)) return true;
    const [before, after] = [oldRevision, revision].map((number) => `\\"${bookId}/${number}/img/`);
    return before !== undefined && after !== undefined && old.toString().replaceAll(before, after) === bytes.toString();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/**
 * Writes the content of a new revision into the staging folder, and gives back the rows that will point at it.
 * @throws Error when the book reads differently the second time, or a file cannot be written.
 */
export async function stageRevision(request: StagingRequest): Promise<StagedRevision> {
  const { dataDir, book, bookId, revision, chapterIds, terms, previous, publishedAt, onProgress } = request;
  const count = book.outline.length;
  const folder = join(contentFolders(dataDir).staging(), `${bookId}-${revision}`);
  const folders = { free: join(folder, 'free'), charge: join(folder, 'charge') };
  await mkdir(join(folders.free, 'img'), { recursive: true, mode: 0o700 });
  await mkdir(folders.charge, { recursive: true, mode: 0o700 });

  const known = new Map(previous.map((row) => [row.id, row]));
  const queue = new WriteQueue();
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
    await queue.add(() => writeDurably(join(isFree ? folders.free : folders.charge, `${id}.json`), bytes));
    for (const file of chapter.files)
      await queue.add(() => writeDurably(join(folders.free, 'img', file.name), file.bytes));

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
  for (const path of [join(folders.free, 'img'), folders.free, folders.charge]) await syncFolder(path);
  return { folder, chapters, words };
}
