import { BookFormat } from '@shuye/core-domain/book';
import { isKept, type Shelf, type ShelfDetails } from '@shuye/core-domain/shelf';
import type { Database } from '../database/schema/Database.ts';
import type { BookRow } from '../database/schema/Tables.ts';
import { coverUrl } from '../books/toWireBook.ts';
import { knownBooks } from './knownBooks.ts';

/** What the library itself says of a book goes before what a device once saw of it (D-139). */
const described = (details: ShelfDetails, book: BookRow): ShelfDetails => ({
  title: book.title,
  author: book.author,
  coverUrl: coverUrl(book),
  format: book.format === BookFormat.Epub ? BookFormat.Epub : BookFormat.Standard,
  status: book.status,
  topClass: book.top_class,
  carried: { ...details.carried, cr_read: book.read_open, cr_cover: book.cover_open },
});

export async function describeShelf(database: Database, shelf: Shelf): Promise<Shelf> {
  const kept = shelf.filter(isKept).map(({ bookId }) => bookId);
  const books = await knownBooks(database, kept);
  return shelf.map((entry) => {
    const book = books.get(entry.bookId);
    if (!book || !isKept(entry)) return entry;
    const { keeping } = entry;
    return { ...entry, keeping: { ...keeping, details: described(keeping.details, book) } };
  });
}
