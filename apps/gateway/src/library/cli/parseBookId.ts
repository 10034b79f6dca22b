import { ImportFailure } from '@shuye/book-importer';

/** The number of a book as a command is given it. @throws ImportFailure for anything else. */
export function parseBookId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new ImportFailure(`“${text}” is no number of a book.`, 'See “library list”.');
  return Number(text);
}
