import { readSpaceBook, type SpaceBook } from '@shuye/api-client/calls';
import { AppError } from '@shuye/core-domain/error';
import {
  createContentHash,
  createOwnBookReader,
  DamagedOwnBook,
  maxUnpacked,
  ownBookPieces,
  type OwnPicture,
} from '@shuye/core-domain/own-book-file';
import { Inflate } from 'fflate';
import { writeBook, type BookPiece } from '../writeBook.ts';
import { base64 } from '../../../services/base64.ts';
import type { TransferOptions } from './TransferOptions.ts';
import { whenAdmitted } from './whenAdmitted.ts';

/** Bytes that are unpacked in one go: of a bomb, no more than a few megabytes. */
const STEP = 4096;

interface DownloadOptions extends TransferOptions {
  owner: string;
  edition: string;
  nowMs: () => number;
}

const damaged = (cause?: unknown) =>
  new AppError('content', '这本书在空间里损坏了，请在原来的设备上重新上传', { cause });

const asBlob = ({ content, mediaType }: OwnPicture): Blob => {
  const bytes = base64.decode(content);
  if (!bytes) throw new DamagedOwnBook('a picture is no base64');
  return new Blob([bytes], { type: mediaType });
};

/** What comes of a packed book, piece by piece; both throw DamagedOwnBook. */
function createUnpacker(bytes: number) {
  const reader = createOwnBookReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let pieces: BookPiece[] = [];
  let cover: Blob | undefined;
  let unpacked = 0;
  const take = (text: string): void => {
    for (const part of reader.read(text)) {
      if (part.kind === 'chapter') pieces.push({ chapter: part, pictures: [] });
      if (part.kind !== 'picture') continue;
      const picture = asBlob(part.picture);
      if (part.picture.name === '') cover = picture;
      else pieces.push({ pictures: [{ name: part.picture.name, picture }] });
    }
  };
  const inflate = new Inflate((chunk, isLast) => {
    unpacked += chunk.length;
    if (unpacked > maxUnpacked(bytes)) throw new DamagedOwnBook('it unpacks to more than a book has');
    take(decoder.decode(chunk, { stream: !isLast }));
  });
  return {
    push: (packed: Uint8Array, isLast: boolean): readonly BookPiece[] => {
      pieces = [];
      try {
        for (let from = 0; from < packed.length; from += STEP)
          inflate.push(packed.subarray(from, from + STEP), isLast && from + STEP >= packed.length);
      } catch (cause) {
        // What is no deflate, or no UTF-8, is named by whoever meets it.
        throw cause instanceof DamagedOwnBook ? cause : new DamagedOwnBook('it cannot be unpacked', { cause });
      }
      return pieces;
    },
    end: () => ({ facts: reader.end(), cover }),
  };
}

/**
 * Brings a book of the space onto this device, where it is seen when all of it is there; nothing of it stays where that fails.
 * @throws AppError in words for the reader; DOMException of the storage; the reason of an abort.
 */
export async function downloadBook(
  { bookId, upload }: Pick<SpaceBook, 'bookId' | 'upload'>,
  options: DownloadOptions,
): Promise<void> {
  const { send, signal, onProgress, owner, edition, nowMs } = options;
  const read = (ordinal: number) => whenAdmitted(signal, () => send(readSpaceBook, { upload, ordinal }, { signal }));
  const first = await read(0);
  const pieces = ownBookPieces(first.bytes);
  const hash = createContentHash();
  const unpacker = createUnpacker(first.bytes);
  try {
    await writeBook({ edition, nowMs }, async (put) => {
      for (let ordinal = 0; ordinal < pieces; ordinal += 1) {
        const { content } = ordinal === 0 ? first : await read(ordinal);
        const packed = base64.decode(content);
        if (!packed) throw new DamagedOwnBook('a piece is no base64');
        hash.add(packed);
        for (const piece of unpacker.push(packed, ordinal === pieces - 1)) await put(piece);
        onProgress((ordinal + 1) / pieces);
      }
      const { facts, cover } = unpacker.end();
      if (facts.bookId !== bookId || hash.name() !== first.digest) throw new DamagedOwnBook('it is another book');
      const { title, author, format, chapters, volumes } = facts;
      const wordCount = chapters.reduce((sum, chapter) => sum + chapter.wordCount, 0);
      const known = { bookId, owner, edition, title, author, format, chapters, volumes, wordCount };
      return { ...known, addedAtMs: nowMs(), ...(cover ? { cover } : {}) };
    });
  } catch (error) {
    throw error instanceof DamagedOwnBook ? damaged(error) : error;
  }
}
