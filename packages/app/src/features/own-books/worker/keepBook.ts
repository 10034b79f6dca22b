import type { ImportedBook } from '@shuye/book-importer/browser';
import type { ChapterContent } from '@shuye/core-domain/chapter';
import type { OwnBook, OwnChapter } from '../OwnBook.ts';
import { dropEdition } from '../ownBooks.ts';
import { editionStores, inOwnBooks, ofEdition, settled } from '../openOwnBooks.ts';
import { chapterIds } from './chapterIds.ts';
import type { Keeping } from './BookPreview.ts';

/** Characters that are written at once: few enough to be held, many enough not to wait for the disk all the time. */
const BATCH = 500_000;
/** An import that was not heard of for so long was killed with its page. */
const ABANDONED_MS = 60_000;

export interface KeepOptions extends Keeping {
  bookId: string;
  nowMs: () => number;
  onProgress: (share: number) => void;
}

interface Row {
  index: number;
  content: ChapterContent;
  pictures: readonly { name: string; picture: Blob }[];
}

const asBlob = ({ bytes, mediaType }: { bytes: Uint8Array; mediaType: string }): Blob =>
  new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mediaType });

/** Removes what imports left behind that never came to their end. */
export async function dropAbandoned(nowMs: number): Promise<void> {
  const imports = await inOwnBooks('readonly', ['imports'], (store) =>
    settled(store('imports').getAll() as IDBRequest<{ edition: string; at: number }[]>),
  );
  for (const { edition, at } of imports) if (Math.abs(nowMs - at) > ABANDONED_MS) await dropEdition(edition);
}

const writeRows = (edition: string, rows: readonly Row[], nowMs: number): Promise<void> =>
  inOwnBooks('readwrite', ['imports', ...editionStores], async (store) => {
    store('imports').put({ edition, at: nowMs });
    for (const { index, content, pictures } of rows) {
      store('chapters').put(content, [edition, index]);
      for (const { name, picture } of pictures) store('pictures').put(picture, [edition, name]);
    }
  });

/** The book is there from this moment on; the edition before it goes in the same one. */
const publish = (book: OwnBook): Promise<void> =>
  inOwnBooks('readwrite', ['books', 'imports', ...editionStores], async (store) => {
    const former = await settled(store('books').get([book.owner, book.bookId]) as IDBRequest<OwnBook | undefined>);
    store('books').put(book);
    store('imports').delete(book.edition);
    if (former) for (const name of editionStores) store(name).delete(ofEdition(former.edition));
  });

const volumesOf = ({ volumes, outline }: ImportedBook): OwnBook['volumes'] =>
  volumes.flatMap((title, volume) => {
    const firstIndex = outline.findIndex((entry) => entry.volume === volume);
    return firstIndex < 0 ? [] : [{ title, firstIndex }];
  });

/**
 * Keeps a book on this device, chapter by chapter; it is seen when all of it is there. Where that fails, nothing of it stays.
 * @throws DOMException of the storage, `QuotaExceededError` where it is full; ImportFailure; what reading the file throws.
 */
export async function keepBook(book: ImportedBook, options: KeepOptions): Promise<void> {
  const { bookId, owner, edition, title, author, nowMs, onProgress } = options;
  const ids = chapterIds(book.outline.map((entry) => entry.title));
  const chapters: OwnChapter[] = [];
  let rows: Row[] = [];
  let held = 0;
  const flush = async (): Promise<void> => {
    await writeRows(edition, rows, nowMs());
    [rows, held] = [[], 0];
    onProgress(chapters.length / Math.max(1, ids.length));
  };

  try {
    await dropAbandoned(nowMs());
    const addresses = { chapter: (index: number) => ids[index] ?? '', picture: (name: string) => name };
    for await (const { title: heading, words, level, content, files } of book.chapters(addresses)) {
      const index = chapters.length;
      const pictures = files.map((file) => ({ name: file.name, picture: asBlob(file) }));
      chapters.push({ chapterId: ids[index] ?? `c${index}`, title: heading, wordCount: words, level });
      rows.push({ index, content, pictures });
      held += content.kind === 'text' ? content.text.length : content.markup.length;
      held += pictures.reduce((sum, { picture }) => sum + picture.size, 0);
      if (held >= BATCH) await flush();
    }
    await flush();
    await publish({
      bookId,
      owner,
      edition,
      title: title || book.title,
      author,
      format: book.format,
      wordCount: chapters.reduce((sum, { wordCount }) => sum + wordCount, 0),
      addedAtMs: nowMs(),
      chapters,
      volumes: volumesOf(book),
      ...(book.cover ? { cover: asBlob(book.cover) } : {}),
    });
  } catch (error) {
    // What it left is found by the next import too, where even this is refused.
    await dropEdition(edition).catch((cause: unknown) => console.info('An import was not taken back.', cause));
    throw error;
  }
}
