import { isLocalBookId } from '@shuye/core-domain/book';
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

/** Takes back what was written so far; a transaction that the storage has given up is back already. */
async function undone(transaction: IDBTransaction, done: Promise<void>): Promise<void> {
  const ended = done.catch(() => undefined);
  if (transaction.error === null) transaction.abort();
  await ended;
}

const NAME = `${brand.storagePrefix}offline`;
const OWNER_KEYS = ['userId', 'keptAt', 'bookId'];

/** Another tab that holds the store up is not waited for: a reader without a network would wait with it. */
const unblocked = (request: IDBOpenDBRequest): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    request.addEventListener('blocked', () => reject(new Error('Another tab holds the storage.')));
    settled(request).then(resolve, reject);
  });

function openVersion(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    const { result: database } = request;
    for (const name of database.objectStoreNames) database.deleteObjectStore(name);
    database.createObjectStore(STORE, { keyPath: 'bookId' }).createIndex(OWNERS, OWNER_KEYS);
  });
  return unblocked(request);
}

function isOurs(database: IDBDatabase): boolean {
  if (!database.objectStoreNames.contains(STORE)) return false;
  const store = database.transaction(STORE).objectStore(STORE);
  return (
    store.keyPath === 'bookId' &&
    store.indexNames.contains(OWNERS) &&
    String(store.index(OWNERS).keyPath) === String(OWNER_KEYS)
  );
}

const isNewerVersion = (error: unknown): boolean => error instanceof DOMException && error.name === 'VersionError';

/** A store that a newer application left, or that is not ours in shape, never heals by itself: it is made anew. */
async function open(): Promise<IDBDatabase> {
  const opened = await openVersion().catch((error: unknown) => {
    if (!isNewerVersion(error)) throw error;
  });
  if (opened && isOurs(opened)) return opened;
  opened?.close();
  await unblocked(indexedDB.deleteDatabase(NAME));
  return openVersion();
}

/** Reads owners and times without the lists of thousands of chapters. */
const entriesOf = (store: IDBObjectStore): Promise<OfflineEntry[]> =>
  new Promise((resolve, reject) => {
    const entries: OfflineEntry[] = [];
    const request = store.index(OWNERS).openKeyCursor();
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage refused.')));
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (!cursor) return resolve(entries);
      // The index has the keys in this order.
      const [userId, keptAt, bookId] = cursor.key as [string, number, string];
      entries.push({ userId, keptAt, bookId });
      return cursor.continue();
    });
  });

/** A damaged entry counts as not kept; reading the book again replaces it. */
const isReadable = ({ book, list }: Partial<Entry>, bookId: string): boolean =>
  book?.bookId === bookId && list?.bookId === bookId && Array.isArray(list.chapters) && list.chapters.length > 0;

/** A book and its chapters as `userId` ('' is a guest) read them last on this device; null where that was never. Rejects where nothing can be kept. */
export async function findOfflineBook(bookId: string, userId: string): Promise<OfflineBook | null> {
  const database = await open();
  try {
    const entry = (await settled(database.transaction(STORE).objectStore(STORE).get(bookId))) as Entry | undefined;
    return entry?.userId === userId && isReadable(entry, bookId) ? { book: entry.book, list: entry.list } : null;
  } finally {
    database.close();
  }
}

/** Keeps a book that is read. Rejects where nothing can be kept. */
export async function storeOfflineBook({ book, list }: OfflineBook, userId: string, nowMs: number): Promise<void> {
  // A reader's own book is on the device anyway.
  if (isLocalBookId(book.bookId)) return;
  const database = await open();
  try {
    const transaction = database.transaction(STORE, 'readwrite');
    const done = finished(transaction);
    const store = transaction.objectStore(STORE);
    const entry: Entry = { bookId: book.bookId, userId, keptAt: nowMs, book, list };
    try {
      store.put(entry);
      for (const dropped of booksToEvict(await entriesOf(store), userId)) store.delete(dropped);
    } catch (error) {
      await undone(transaction, done);
      throw error;
    }
    await done;
  } finally {
    database.close();
  }
}
