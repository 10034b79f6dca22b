import { brand } from '@shuye/core-domain/brand';
import { ownBookDatabase } from '@shuye/core-domain/storage';

const NAME = brand.storagePrefix + ownBookDatabase;
const VERSION = 1;

/** Stores of a transaction. `imports` holds editions on their way, and when they were last heard of. */
export type OwnStore = 'books' | 'chapters' | 'pictures' | 'imports';

export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage refused.')));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The storage gave up.')));
  });

function open(): Promise<IDBDatabase> {
  // Some containers and private windows have none.
  if (typeof indexedDB === 'undefined') throw new DOMException('There is no storage.', 'NotSupportedError');
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    const { result: database } = request;
    database.createObjectStore('books', { keyPath: ['owner', 'bookId'] });
    database.createObjectStore('chapters');
    database.createObjectStore('pictures');
    database.createObjectStore('imports', { keyPath: 'edition' });
  });
  return settled(request);
}

/** All that belongs to an edition: its keys begin with its name. */
export const ofEdition = (edition: string): IDBKeyRange => IDBKeyRange.bound([edition], [edition, []]);

export const editionStores = ['chapters', 'pictures'] as const;

/**
 * Runs one transaction: all of it is kept, or nothing. `work` gives what is to be answered, which is waited for first.
 * @throws DOMException where the storage refuses, `QuotaExceededError` where it is full.
 */
export async function inOwnBooks<T>(
  mode: IDBTransactionMode,
  stores: readonly OwnStore[],
  work: (store: (name: OwnStore) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction([...stores], mode);
    const done = finished(transaction);
    const answer = work((name) => transaction.objectStore(name));
    // Where the work fails because the transaction did, why the transaction failed is the reason.
    await Promise.all([done, answer.catch(() => done)]);
    return await answer;
  } finally {
    database.close();
  }
}
