import type { ChapterContent } from '@shuye/core-domain/chapter';
import type { OwnBook } from './OwnBook.ts';
import { editionStores, inOwnBooks, ofEdition, settled } from './openOwnBooks.ts';
import { dropEdition } from './ownBooks.ts';

/** Characters that are written at once: few enough to be held, many enough not to wait for the disk all the time. */
const BATCH = 500_000;
/** An import that was not heard of for so long was killed with its page. */
const ABANDONED_MS = 60_000;

export interface BookPiece {
  /** Absent for pictures that belong to no chapter. */
  chapter?: { index: number; content: ChapterContent };
  pictures: readonly { name: string; picture: Blob }[];
}

interface Writing {
  edition: string;
  nowMs: () => number;
  /** A batch is on the disk. */
  onFlush?: () => void;
}

/** Removes what imports left behind that never came to their end. */
export async function dropAbandoned(nowMs: number): Promise<void> {
  const imports = await inOwnBooks('readonly', ['imports'], (store) =>
    settled(store('imports').getAll() as IDBRequest<{ edition: string; at: number }[]>),
  );
  for (const { edition, at } of imports) if (Math.abs(nowMs - at) > ABANDONED_MS) await dropEdition(edition);
}

const writePieces = (edition: string, pieces: readonly BookPiece[], nowMs: number): Promise<void> =>
  inOwnBooks('readwrite', ['imports', ...editionStores], async (store) => {
    store('imports').put({ edition, at: nowMs });
    for (const { chapter, pictures } of pieces) {
      if (chapter) store('chapters').put(chapter.content, [edition, chapter.index]);
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

const sizeOf = ({ chapter, pictures }: BookPiece): number => {
  const content = chapter?.content;
  const text = content === undefined ? 0 : content.kind === 'text' ? content.text.length : content.markup.length;
  return pictures.reduce((sum, { picture }) => sum + picture.size, text);
};

/**
 * Keeps a book on this device, piece by piece as `write` gives them; it is seen when all of it is there. Where that fails,
 * nothing of it stays.
 * @throws DOMException of the storage, `QuotaExceededError` where it is full; what `write` throws.
 */
export async function writeBook(
  { edition, nowMs, onFlush }: Writing,
  write: (put: (piece: BookPiece) => Promise<void>) => Promise<OwnBook>,
): Promise<void> {
  let waiting: BookPiece[] = [];
  let held = 0;
  const flush = async (): Promise<void> => {
    await writePieces(edition, waiting, nowMs());
    [waiting, held] = [[], 0];
    onFlush?.();
  };
  try {
    await dropAbandoned(nowMs());
    const book = await write(async (piece) => {
      waiting.push(piece);
      held += sizeOf(piece);
      if (held >= BATCH) await flush();
    });
    await flush();
    await publish(book);
  } catch (error) {
    // What it left is found by the next import too, where even this is refused.
    await dropEdition(edition).catch((cause: unknown) => console.info('An import was not taken back.', cause));
    throw error;
  }
}
