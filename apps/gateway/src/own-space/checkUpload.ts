import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { safePicture } from '@shuye/book-importer';
import {
  createContentHash,
  createOwnBookReader,
  DamagedOwnBook,
  maxUnpacked,
  ownBookPieces,
  type OwnBookFacts,
  type OwnBookPart,
} from '@shuye/core-domain/own-book-file';
import type { FileStore } from '../file-store/FileStore.ts';
import { pieceFile } from '../file-store/spaceFolder.ts';

/** Bytes that are unpacked at a time. */
const CHUNK = 128 * 1024;

export interface CheckedUpload {
  upload: string;
  bytes: number;
  digest: string;
}

/** A piece that the store does not have. */
export class MissingPiece extends Error {
  override readonly name = 'MissingPiece';
}

async function* piecesOf(files: FileStore, { upload, bytes, digest }: CheckedUpload): AsyncGenerator<Buffer> {
  const hash = createContentHash();
  for (let ordinal = 0; ordinal < ownBookPieces(bytes); ordinal += 1) {
    const piece = await files.read(pieceFile(upload, ordinal));
    if (!piece) throw new MissingPiece(`piece ${ordinal}`);
    hash.add(piece);
    yield piece;
  }
  if (hash.name() !== digest) throw new DamagedOwnBook('the content has another name');
}

/** What a picture is, its bytes say; a drawing is one that a page of the library could show too. */
function checkPicture(part: OwnBookPart): void {
  if (part.kind !== 'picture') return;
  const found = safePicture(Buffer.from(part.picture.content, 'base64'));
  if (typeof found !== 'object' || found.mediaType !== part.picture.mediaType)
    throw new DamagedOwnBook('a picture is none');
}

async function check(files: FileStore, uploaded: CheckedUpload): Promise<OwnBookFacts> {
  const reader = createOwnBookReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch (cause) {
      throw new DamagedOwnBook('the text is no UTF-8', { cause });
    }
  };
  const source = Readable.from(piecesOf(files, uploaded));
  const inflate = createInflateRaw({ chunkSize: CHUNK });
  source.on('error', (error) => inflate.destroy(error));
  let unpacked = 0;
  try {
    for await (const chunk of source.pipe(inflate) as AsyncIterable<Buffer>) {
      unpacked += chunk.length;
      if (unpacked > maxUnpacked(uploaded.bytes)) throw new DamagedOwnBook('it unpacks to more than a book has');
      reader.read(decoded(chunk)).forEach(checkPicture);
    }
  } catch (error) {
    // Zlib names what it met by a code of its own.
    const isZlib = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isZlib ? new DamagedOwnBook('it is not deflated', { cause: error }) : error;
  } finally {
    source.destroy();
    inflate.destroy();
  }
  reader.read(decoded());
  return reader.end();
}

let last: Promise<unknown> = Promise.resolve();

/**
 * The facts of a book all of whose pieces came. One after the other: a check holds a piece and a line in memory.
 * @throws DamagedOwnBook where it is not what was announced, MissingPiece; Unavailable where the store does not answer.
 */
export function checkUpload(files: FileStore, uploaded: CheckedUpload): Promise<OwnBookFacts> {
  const turn = last.then(() => check(files, uploaded));
  last = turn.catch(() => undefined);
  return turn;
}
