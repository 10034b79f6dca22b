import type { KeptBook } from './KeptBook.ts';

/**
 * The book as this device keeps it for a reader, null where it keeps none or gives none out. Its code comes when the network
 * is missing.
 */
export const loadKeptBook = (bookId: string, owner: string): Promise<KeptBook | null> =>
  import('./keptBooks.ts').then((books) => books.findKeptBook(bookId, owner)).catch(() => null);
