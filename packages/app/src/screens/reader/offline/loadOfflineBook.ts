import type { OfflineBook } from './OfflineBook.ts';

/**
 * The book as this device keeps it for a reader, null where it keeps none or gives none out. Its code comes when the network
 * is missing.
 */
export const loadOfflineBook = (bookId: string, owner: string): Promise<OfflineBook | null> =>
  import('./offlineBooks.ts').then((books) => books.findOfflineBook(bookId, owner)).catch(() => null);
