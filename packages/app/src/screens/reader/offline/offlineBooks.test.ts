import type { ChapterList } from '@shuye/core-domain/chapter';
import { aBook, aChapter } from '@shuye/core-domain/testing';
import { IDBDatabase, IDBFactory, IDBIndex, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOfflineBook } from './loadOfflineBook.ts';
import { findOfflineBook, storeOfflineBook } from './offlineBooks.ts';

const NAME = 'shuye_offline';
const NOW = 1_790_000_000_000;
const book = aBook({ bookId: '1' });
const list: ChapterList = { bookId: '1', chapters: [aChapter()], volumes: [], prefixes: { free: '', charge: '' } };

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
  });

/** A store as something else than this version of the application left it. */
async function leave(version: number, upgrade: (database: IDBDatabase) => void = () => undefined): Promise<void> {
  const request = indexedDB.open(NAME, version);
  request.addEventListener('upgradeneeded', () => upgrade(request.result));
  (await settled(request)).close();
}

const withStore =
  (keyPath: string, index: string[] = []) =>
  (database: IDBDatabase): void => {
    const store = database.createObjectStore('books', { keyPath });
    if (index.length > 0) store.createIndex('owners', index);
  };

describe('books kept on the device', () => {
  it('are found again by the reader who read them, and by no other', async () => {
    await storeOfflineBook({ book, list }, '8000001', NOW);
    expect(await findOfflineBook('1', '8000001')).toEqual({ book, list });
    expect(await findOfflineBook('1', '8000002')).toBeNull();
    expect(await findOfflineBook('2', '8000001')).toBeNull();
  });

  it.each<[string, number, ((database: IDBDatabase) => void) | undefined]>([
    ['of a newer version', 7, withStore('bookId', ['userId', 'keptAt', 'bookId'])],
    ['without the books', 1, undefined],
    ['without the index of owners', 1, withStore('bookId')],
    ['with an index of another shape', 1, withStore('bookId', ['userId'])],
    ['with another key', 1, withStore('id', ['userId', 'keptAt', 'bookId'])],
  ])('are kept in a new store where the browser has one %s (A-13)', async (_shape, version, upgrade) => {
    await leave(version, upgrade);
    expect(await findOfflineBook('1', '')).toBeNull();
    for (const bookId of ['1', '2', '3', '4', '5', '6']) {
      const [kept, chapters] = [aBook({ bookId }), { ...list, bookId }];
      await storeOfflineBook({ book: kept, list: chapters }, '', NOW + Number(bookId));
      expect(await findOfflineBook(bookId, '')).toEqual({ book: kept, list: chapters });
    }
    expect(await findOfflineBook('1', '')).toBeNull();
  });

  it('stay where the store is sound', async () => {
    await storeOfflineBook({ book, list }, '', NOW);
    await storeOfflineBook({ book: aBook({ bookId: '2' }), list: { ...list, bookId: '2' } }, '', NOW + 1);
    expect(await findOfflineBook('1', '')).toEqual({ book, list });
  });

  it.each([
    ['without its chapters', { book, list: null }],
    ['with chapters that are none', { book, list: { ...list, chapters: 'c1' } }],
    ['of another book', { book: aBook({ bookId: '2' }), list }],
    ['of nothing', {}],
  ])('count as not kept when an entry is damaged: %s', async (_damage, damaged) => {
    await storeOfflineBook({ book, list }, '', NOW);
    const database = await settled(indexedDB.open(NAME));
    const store = database.transaction('books', 'readwrite').objectStore('books');
    await settled(store.put({ bookId: '1', userId: '', keptAt: NOW, ...damaged }));
    database.close();
    expect(await findOfflineBook('1', '')).toBeNull();
  });

  it('are refused at once where another tab holds the store, instead of waiting for it', async () => {
    await leave(7);
    const holder = await settled(indexedDB.open(NAME));
    await expect(findOfflineBook('1', '')).rejects.toThrow('Another tab');
    holder.close();
  });
});

const fails = (name: string) => () => {
  throw new DOMException('refused', name);
};

describe('a storage that fails (F9, F10)', () => {
  const books = [1, 2, 3, 4, 5].map((at) => {
    const bookId = String(at);
    return { book: aBook({ bookId }), list: { ...list, bookId } };
  });
  const keepAll = async () => {
    for (const [at, one] of books.entries()) await storeOfflineBook(one, '', NOW + at);
  };
  const kept = async () => Promise.all(books.map(({ book: { bookId } }) => loadOfflineBook(bookId, '')));
  const sixth = { book: aBook({ bookId: '6' }), list: { ...list, bookId: '6' } };

  it.each(['QuotaExceededError', 'SecurityError', 'InvalidStateError'])(
    'with %s at any step of keeping a book: it is refused, and what was kept is there',
    async (name) => {
      await keepAll();
      const before = await kept();
      const steps = [
        () => vi.spyOn(IDBFactory.prototype, 'open'),
        () => vi.spyOn(IDBDatabase.prototype, 'transaction'),
        () => vi.spyOn(IDBObjectStore.prototype, 'put'),
        () => vi.spyOn(IDBIndex.prototype, 'openKeyCursor'),
        () => vi.spyOn(IDBObjectStore.prototype, 'delete'),
      ];
      for (const step of steps) {
        const spy = step().mockImplementation(fails(name));
        await expect(storeOfflineBook(sixth, '', NOW + 9)).rejects.toThrow('refused');
        expect(await loadOfflineBook('6', '').catch(() => 'thrown')).toBeNull();
        spy.mockRestore();
        expect(await kept()).toEqual(before);
        expect(await findOfflineBook('6', '')).toBeNull();
      }
      await storeOfflineBook(sixth, '', NOW + 9);
      expect(await findOfflineBook('6', '')).toEqual(sixth);
    },
  );

  it('gives no book out, and throws nothing, where there is none or it cannot be read', async () => {
    await keepAll();
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(fails('UnknownError'));
    expect(await loadOfflineBook('1', '')).toBeNull();
    vi.stubGlobal('indexedDB', undefined);
    expect(await loadOfflineBook('1', '')).toBeNull();
    await expect(storeOfflineBook(sixth, '', NOW)).rejects.toThrow(TypeError);
  });
});
