import type { ImportedBook } from '@shuye/book-importer';

/** What an import says of a book; the keys are those of `--json`. */
export interface ImportReport {
  title: string;
  author: string;
  format: 'txt' | 'epub';
  encoding: string;
  volumes: number;
  chapters: number;
  /** Characters without white space. */
  words: number;
  firstChapter: string;
  lastChapter: string;
  warnings: readonly string[];
}

/** A report on a book whose chapters have all been read; `names` are what it goes by in the library. */
export const importReport = (
  book: ImportedBook,
  words: number,
  names: { title: string; author: string },
): ImportReport => ({
  ...names,
  format: book.format,
  encoding: book.encoding,
  volumes: book.volumes.length,
  chapters: book.outline.length,
  words,
  firstChapter: book.outline[0]?.title ?? '',
  lastChapter: book.outline.at(-1)?.title ?? '',
  warnings: [...book.warnings, ...(names.author === '' ? ['No author was found; name one with --author.'] : [])],
});
