export interface OutlineEntry {
  title: string;
  /** Depth in the table of contents, from 1. */
  level: number;
  /** Index into `volumes`; absent in front of the first volume and in a book without volumes. */
  volume?: number;
}

/** Text is paragraphs joined by a line feed, without indents; markup is cleaned to an allow-list and brings its own css. */
export type ImportedContent = { kind: 'text'; text: string } | { kind: 'markup'; markup: string; css: string };

export interface ImportedFile {
  /** A plain name, unique in the book: letters, digits, `-`, `_` and one extension. */
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

export interface ImportedChapter extends OutlineEntry {
  /** Characters without white space. */
  words: number;
  content: ImportedContent;
  files: readonly ImportedFile[];
}

/** Content refers to things whose addresses only the library that stores the book knows. */
export interface ContentAddresses {
  /** The name in a link `href="#<chapter>/<fragment>"`; the fragment may be empty. */
  chapter: (index: number) => string;
  /** The `src` of a picture. */
  picture: (name: string) => string;
}

/** Chapters are read one by one, so that a book of any size fits. */
export interface ImportedBook {
  title: string;
  /** Empty when unknown. */
  author: string;
  description: string;
  language?: string;
  format: 'txt' | 'epub';
  /** A label of `TextDecoder`. */
  encoding: string;
  /** Characters of a text that this encoding does not read; absent where it reads all. */
  unreadable?: number;
  /** Documents that are listed to be read and are not in the file; absent where all are. */
  missing?: number;
  /** No line of a text heads a chapter: it is one, or cut into parts by length; absent where one does. */
  isUnheaded?: boolean;
  /** Titles, in reading order; empty for a book of one volume. */
  volumes: readonly string[];
  outline: readonly OutlineEntry[];
  cover?: ImportedFile;
  /** Reads the file again, and may be called any number of times. */
  chapters: (addresses?: ContentAddresses) => AsyncIterable<ImportedChapter>;
  /** Sentences for the owner; reading chapters may add some. */
  warnings: readonly string[];
}
