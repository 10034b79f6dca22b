/** A chapter as the table of contents names it. */
export interface OutlineEntry {
  title: string;
  /** Depth in the table of contents, from 1. */
  level: number;
  /** Index into `volumes`; absent in front of the first volume and in a book without volumes. */
  volume?: number;
}

/** Text is paragraphs joined by a line feed, without indents; markup is cleaned to an allow-list and brings its own css. */
export type ImportedContent = { kind: 'text'; text: string } | { kind: 'markup'; markup: string; css: string };

/** A picture that a chapter shows, or the cover. */
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
  /** Pictures that appear here for the first time in the book. */
  files: readonly ImportedFile[];
}

/** How content refers to things that get their addresses from the library that stores the book. */
export interface ContentAddresses {
  /** Name of a chapter inside a link: `href="#<chapter>/<fragment>"`; the fragment may be empty. */
  chapter: (index: number) => string;
  /** `src` of a picture, from its name. */
  picture: (name: string) => string;
}

/** What a file turned out to be; chapters are read one by one, so that a book of any size fits. */
export interface ImportedBook {
  title: string;
  /** Empty when unknown. */
  author: string;
  description: string;
  language?: string;
  format: 'txt' | 'epub';
  /** Of the text, as `TextDecoder` names it. */
  encoding: string;
  /** Titles, in reading order; empty for a book of one volume. */
  volumes: readonly string[];
  /** The chapters that `chapters` gives, in the same order. */
  outline: readonly OutlineEntry[];
  cover?: ImportedFile;
  /** Reads the file again; may be called any number of times. */
  chapters: (addresses?: ContentAddresses) => AsyncIterable<ImportedChapter>;
  /** For the owner, one sentence each; reading chapters may add some. */
  warnings: readonly string[];
}
