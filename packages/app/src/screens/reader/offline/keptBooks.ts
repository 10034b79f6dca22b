import { brand } from '@shuye/core-domain';
import type { KeptBook } from './KeptBook.ts';
import { keptBooksToDrop, type KeptEntry } from './keptBooksToDrop.ts';

const STORE = 'books';
/** Raised with each change of what is kept: an older form is dropped, not read. */
const VERSION = 1;

type Entry = KeptEntry & KeptBook;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The storage refused.'));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The storage gave up.'));
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(`${brand.storagePrefix}offline`, VERSION);
  request.onupgradeneeded = () => {
    const { result: database } = request;
    for (const name of database.objectStoreNames) database.deleteObjectStore(name);
    database.createObjectStore(STORE, { keyPath: 'bookId' }).createIndex('owner', ['userId', 'keptAt']);
  };
  return settled(request);
}

/** Who kept what and when, without reading lists of thousands of chapters. */
const entriesOf = (store: IDBObjectStore): Promise<KeptEntry[]> =>
  new Promise((resolve, reject) => {
    const entries: KeptEntry[] = [];
    const request = store.index('owner').openKeyCursor();
    request.onerror = () => reject(request.error ?? new Error('The storage refused.'));
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return resolve(entries);
      const [userId, keptAt] = cursor.key as [string, number];
      entries.push({ bookId: String(cursor.primaryKey), userId, keptAt });
      cursor.continue();
    };
  });

/** A book and its chapters as `userId` ('' is a guest) read them last on this device. Rejects where nothing can be kept. */
export async function findKeptBook(bookId: string, userId: string): Promise<KeptBook | undefined> {
  const database = await open();
  try {
    const entry = (await settled(database.transaction(STORE).objectStore(STORE).get(bookId))) as Entry | undefined;
    return entry?.userId === userId ? { book: entry.book, list: entry.list } : undefined;
  } finally {
    database.close();
  }
}

/** Keeps a book that is read; `now` in milliseconds. Rejects where nothing can be kept. */
export async function keepBook({ book, list }: KeptBook, userId: string, now: number): Promise<void> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, 'readwrite');
    const done = finished(transaction);
    const store = transaction.objectStore(STORE);
    const entry: Entry = { bookId: book.bookId, userId, keptAt: now, book, list };
    store.put(entry);
    for (const dropped of keptBooksToDrop(await entriesOf(store), userId)) store.delete(dropped);
    await done;
  } finally {
    database.close();
  }
}
