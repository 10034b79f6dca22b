import { beginSpaceBook, finishSpaceBook, NO_SPACE_BOOK, writeSpaceBook } from '@shuye/api-client/calls';
import { AppError } from '@shuye/core-domain/error';
import { OWN_BOOK_PIECE, ownBookPieces } from '@shuye/core-domain/own-book-file';
import type { OwnBook } from '../OwnBook.ts';
import { base64 } from '../../../services/base64.ts';
import { packInWorker } from './packInWorker.ts';
import type { TransferOptions } from './TransferOptions.ts';
import { whenAdmitted } from './whenAdmitted.ts';

/** Of the work: the rest is the way. */
const PACKING = 0.2;
/** Another device may delete the book meanwhile, or the server lose a piece: then it is begun again. */
const MAX_TRIES = 3;

/**
 * Brings a book of this device into the space of the account; one that was broken off goes on where it stopped.
 * @throws AppError in words for the reader; the reason of an abort.
 */
export async function uploadBook(book: OwnBook, { send, signal, onProgress }: TransferOptions): Promise<void> {
  const { bookId, title, author, format } = book;
  const { bytes, digest } = await packInWorker(book, { signal, onProgress: (share) => onProgress(share * PACKING) });
  const announced = { bookId, title, author, format, bytes: bytes.length, digest };
  const pieces = ownBookPieces(bytes.length);

  const bring = async (): Promise<void> => {
    const { upload, isWhole, missing } = await whenAdmitted(signal, () => send(beginSpaceBook, announced, { signal }));
    if (isWhole) return;
    for (const [at, ordinal] of missing.entries()) {
      onProgress(PACKING + ((1 - PACKING) * (pieces - missing.length + at)) / pieces);
      const content = base64.encode(bytes.subarray(ordinal * OWN_BOOK_PIECE, (ordinal + 1) * OWN_BOOK_PIECE));
      await whenAdmitted(signal, () => send(writeSpaceBook, { upload, ordinal, content }, { signal }));
    }
    await whenAdmitted(signal, () => send(finishSpaceBook, { upload }, { signal }));
  };

  for (let tries = 1; ; tries += 1) {
    try {
      await bring();
      return;
    } catch (error) {
      const isGone = error instanceof AppError && error.code === NO_SPACE_BOOK;
      if (!isGone || tries >= MAX_TRIES) throw error;
    }
  }
}
