import { createContentHash, MAX_OWN_BOOK, ownBookLines } from '@shuye/core-domain/own-book-file';
import { Deflate } from 'fflate';
import type { OwnBook } from '../OwnBook.ts';
import { listOwnPictures, readOwnChapters, readOwnPicture } from '../ownBooks.ts';
import { base64 } from '../../../services/base64.ts';
import { bytesOf } from './bytesOf.ts';

/** Chapters that are held at a time. */
const STEP = 50;
/** Of packing: a phone has other things to do. */
const LEVEL = 4;
/** What a cover is called in the file. */
const COVER = '';

export interface PackedBook {
  bytes: Uint8Array<ArrayBuffer>;
  digest: string;
}

/** `lost`: something of the book is gone from the device; `too-large`: no space keeps so much. */
export class PackFailure extends Error {
  override readonly name = 'PackFailure';
  readonly reason: 'lost' | 'too-large';

  constructor(reason: PackFailure['reason']) {
    super(`A book was not packed: ${reason}.`);
    this.reason = reason;
  }
}

async function* linesOf(book: OwnBook): AsyncGenerator<string> {
  const { edition, chapters, volumes, cover, bookId, title, author, format } = book;
  const pictures = await listOwnPictures(edition);
  const count = pictures.length + (cover ? 1 : 0);
  yield ownBookLines.facts({ bookId, title, author, format, chapters, volumes, pictures: count });
  for (let from = 0; from < chapters.length; from += STEP) {
    const contents = await readOwnChapters(edition, from, STEP);
    if (contents.length !== Math.min(STEP, chapters.length - from)) throw new PackFailure('lost');
    for (const content of contents) yield ownBookLines.chapter(content);
  }
  for (const name of cover ? [COVER, ...pictures] : pictures) {
    const picture = name === COVER ? cover : await readOwnPicture(edition, name);
    if (!picture) throw new PackFailure('lost');
    yield ownBookLines.picture({ name, mediaType: picture.type, content: base64.encode(await bytesOf(picture)) });
  }
}

/**
 * A book of this device as it travels; the same book gives the same bytes. `onProgress` is told shares from 0 to 1.
 * @throws PackFailure; DOMException of the storage.
 */
export async function packBook(book: OwnBook, onProgress: (share: number) => void): Promise<PackedBook> {
  const pieces: Uint8Array[] = [];
  const hash = createContentHash();
  let size = 0;
  const deflate = new Deflate({ level: LEVEL }, (piece) => {
    pieces.push(piece);
    hash.add(piece);
    size += piece.length;
  });
  const encoder = new TextEncoder();
  let lines = 0;
  for await (const line of linesOf(book)) {
    deflate.push(encoder.encode(line));
    if (size > MAX_OWN_BOOK) throw new PackFailure('too-large');
    lines += 1;
    onProgress(Math.min(1, lines / (book.chapters.length + 1)));
  }
  deflate.push(new Uint8Array(), true);
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return { bytes, digest: hash.name() };
}
