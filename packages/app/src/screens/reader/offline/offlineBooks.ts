import { brand } from '@shuye/core-domain/brand';
import type { OfflineBook } from './OfflineBook.ts';
import { booksToEvict, type OfflineEntry } from './booksToEvict.ts';

const STORE = 'books';
const OWNERS = 'owners';
/** Raised with each change of what is kept: an older form is dropped, not read. */
const VERSION = 1;

type Entry = OfflineEntry & OfflineBook;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage refused.')));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The storage gave up.')));
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(`${brand.storagePrefix}offline`, VERSION);
  request.addEventListener('upgradeneeded', () => {
    const { result: database } = request;
    for (const name of database.objectStoreNames) database.deleteObjectStore(name);
    database.createObjectStore(STORE, { keyPath: 'bookId' }).createIndex(OWNERS, ['userId', 'keptAt', 'bookId']);
  });
  return settled(request);
}

/** Who kept what and when, without reading lists of thousands of chapters. */
const entriesOf = (store: IDBObjectStore): Promise<OfflineEntry[]> =>
  new Promise((resolve, reject) => {
    const entries: OfflineEntry[] = [];
    const request = store.index(OWNERS).openKeyCursor();
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage refused.')));
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (!cursor) return resolve(entries);
      // As the index has it.
      const [userId, keptAt, bookId] = cursor.key as [string, number, string];
      entries.push({ userId, keptAt, bookId });
      return cursor.continue();
    });
  });

/** A book and its chapters as `userId` ('' is a guest) read them last on this device; null where that was never. Rejects where nothing can be kept. */
export async function findOfflineBook(bookId: string, userId: string): Promise<OfflineBook | null> {
  const database = await open();
  try {
    const entry = (await settled(database.transaction(STORE).objectStore(STORE).get(bookId))) as Entry | undefined;
    return entry?.userId === userId ? { book: entry.book, list: entry.list } : null;
  } finally {
    database.close();
  }
}

/** Keeps a book that is read. Rejects where nothing can be kept. */
export async function storeOfflineBook({ book, list }: OfflineBook, userId: string, nowMs: number): Promise<void> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, 'readwrite');
    const done = finished(transaction);
    const store = transaction.objectStore(STORE);
    const entry: Entry = { bookId: book.bookId, userId, keptAt: nowMs, book, list };
    store.put(entry);
    for (const dropped of booksToEvict(await entriesOf(store), userId)) store.delete(dropped);
    await done;
  } finally {
    database.close();
  }
}
