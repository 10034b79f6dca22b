import type { ChapterContent } from '../chapter/Chapter.ts';

/**
 * A reader's own book on its way between devices, see `docs/own-books.md`: lines of JSON in UTF-8, deflated. The first line is
 * the facts, then one a chapter in their order, then one a picture; the cover bears no name.
 */
export interface OwnBookFacts {
  bookId: string;
  title: string;
  author: string;
  format: 'txt' | 'epub';
  chapters: readonly OwnChapterFacts[];
  volumes: readonly { title: string; firstIndex: number }[];
  /** Lines behind the chapters. */
  pictures: number;
}

export interface OwnChapterFacts {
  chapterId: string;
  title: string;
  wordCount: number;
  /** Depth in the table of contents, from 1. */
  level: number;
}

export interface OwnPicture {
  /** '' for the cover. */
  name: string;
  mediaType: string;
  /** Base64. */
  content: string;
}

export type OwnBookPart =
  | { kind: 'facts'; facts: OwnBookFacts }
  | { kind: 'chapter'; index: number; content: ChapterContent }
  | { kind: 'picture'; picture: OwnPicture };

/** Bytes of one piece of the deflated file, all but the last: as base64 it fits into a call. */
export const OWN_BOOK_PIECE = 180_000;

/** Bytes of a deflated file. */
export const MAX_OWN_BOOK = 48 * 1024 * 1024;

/** Characters of one line: a chapter, or a picture of 12 MB. */
export const MAX_OWN_BOOK_LINE = 16 * 1024 * 1024;

export const ownBookPieces = (bytes: number): number => Math.ceil(bytes / OWN_BOOK_PIECE);

/** Bytes that a piece has to have, from 0. */
export const ownBookPieceSize = (bytes: number, ordinal: number): number =>
  Math.max(0, Math.min(OWN_BOOK_PIECE, bytes - ordinal * OWN_BOOK_PIECE));

const MOST_UNPACKED = 256 * 1024 * 1024;
/** Text deflates to a third, drawings to a tenth; a bomb to a thousandth. */
const MOST_RATIO = 30;
const FREE_UNPACKED = 4 * 1024 * 1024;

/** Bytes that a deflated file may unpack to: more is no book. */
export const maxUnpacked = (bytes: number): number => Math.min(MOST_UNPACKED, FREE_UNPACKED + MOST_RATIO * bytes);

/** The file is cut off, changed, or made by somebody who wants something else than to read. */
export class DamagedOwnBook extends Error {
  override readonly name = 'DamagedOwnBook';
}
