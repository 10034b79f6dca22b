import {
  blobSource,
  ImportFailure,
  parseBook,
  parseHeadingPattern,
  type ImportedBook,
} from '@shuye/book-importer/browser';
import { localBookId } from '@shuye/core-domain/book';
import { createContentHash } from '@shuye/core-domain/own-book-file';
import type { BookNews, ImportOrder } from './BookOrder.ts';
import type { BookPreview, ImportFault, ImportSettings } from './BookPreview.ts';
import { createTeller } from './createTeller.ts';
import { keepBook } from './keepBook.ts';

/** A text is read twice from end to end before it is known. */
const READINGS = 2;
/** Characters of the first chapter that are shown. */
const SAMPLE = 120;

/** Of a file that was moved, changed or taken away since it was picked. */
const FILE_ERRORS = ['NotReadableError', 'NotFoundError', 'NoModificationAllowedError'];

class HeadingError extends Error {}

function faultOf(error: unknown): ImportFault {
  if (error instanceof ImportFailure) return error.reason;
  if (error instanceof HeadingError) return 'pattern';
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (FILE_ERRORS.includes(name)) return 'lost';
  return error instanceof DOMException ? 'storage' : 'damaged';
}

async function sampleOf(book: ImportedBook): Promise<string> {
  for await (const { content } of book.chapters()) {
    const text = content.kind === 'text' ? content.text : content.markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    if (text.trim() !== '') return text.trim().slice(0, SAMPLE);
  }
  return '';
}

const previewOf = async (book: ImportedBook): Promise<BookPreview> => {
  const { title, author, format, encoding, unreadable = 0, missing = 0, isUnheaded = false, volumes, outline } = book;
  const facts = { title, author, format, encoding, unreadable, missing, hasHeadings: !isUnheaded, volumes };
  return { ...facts, chapters: outline, sample: await sampleOf(book) };
};

function optionsOf({ encoding, heading }: ImportSettings): { encoding?: string; heading?: RegExp } {
  const pattern = heading === undefined ? undefined : parseHeadingPattern(heading);
  if (heading !== undefined && !pattern) throw new HeadingError(heading);
  return { ...(encoding === undefined ? {} : { encoding }), ...(pattern ? { heading: pattern } : {}) };
}

/** Reads one file as a book and keeps it, as it is told; runs in a worker, which is ended to end the work. */
export function createImportDesk(tell: (news: BookNews) => void, nowMs: () => number) {
  let opened: { book: ImportedBook; bookId: string } | undefined;

  const preview = async (file: File, settings: ImportSettings): Promise<void> => {
    const progress = createTeller(tell);
    const hash = createContentHash();
    let read = 0;
    const source = blobSource(file.name, file, (bytes) => {
      read += bytes;
      progress(read / (READINGS * file.size + 1));
    });
    // What is no book is refused before all of it is read for its name.
    const book = await parseBook(source, optionsOf(settings));
    // Named by its content alone: the name does not depend on how it is read.
    for await (const bytes of blobSource(file.name, file).chunks()) hash.add(bytes);
    opened = { book, bookId: localBookId(hash.name()) };
    tell({ kind: 'preview', preview: await previewOf(book) });
  };

  const run = async (order: ImportOrder): Promise<void> => {
    if (order.kind === 'preview') return preview(order.file, order.settings);
    if (!opened) throw new Error('Nothing was read that could be kept.');
    const { book, bookId } = opened;
    await keepBook(book, { ...order.keeping, bookId, nowMs, onProgress: createTeller(tell) });
    tell({ kind: 'kept', bookId });
    return undefined;
  };

  return (order: ImportOrder): Promise<void> =>
    run(order).catch((error: unknown) => {
      console.info('A file was not imported.', error);
      tell({ kind: 'failed', fault: faultOf(error) });
    });
}
