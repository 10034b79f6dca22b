import type { Database } from '../database/schema/Database.ts';
import type { BookRow } from '../database/schema/Tables.ts';
import type { AddRequest } from './AddRequest.ts';
import { readBookSource } from './BookSource.ts';

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, '');

/** What makes two books the same when nothing else does. */
export const bookKey = (title: string, author: string): string => `${plain(title) || title}|${plain(author)}`;

/**
 * The book of the library that a request is about: the one of its fixed identity; the one that came from the same file;
 * the one that has its title and author.
 */
export async function findKnownBook(database: Database, request: AddRequest): Promise<BookRow | undefined> {
  const { book, origin, identity } = request;
  const all = database.selectFrom('book').selectAll();
  if (identity) return all.where('source_key', '=', identity.sourceKey).executeTakeFirst();

  const rows = await all.execute();
  const [title, author] = [request.title ?? book.title, request.author ?? book.author];
  const guess = bookKey(book.title, book.author);
  const isSameFile = (row: BookRow): boolean => {
    const source = readBookSource(row.source);
    if (!source || bookKey(source.guessed.title, source.guessed.author) !== guess) return false;
    const keepsNames = (request.title ?? row.title) === row.title && (request.author ?? row.author) === row.author;
    return source.hash === origin.hash || (source.path !== undefined && source.path === origin.path) || keepsNames;
  };
  return rows.find(isSameFile) ?? rows.find((row) => row.source_key === bookKey(title, author));
}
