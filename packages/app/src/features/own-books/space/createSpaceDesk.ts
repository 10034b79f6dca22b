import type { ApiClient } from '@shuye/api-client';
import { deleteSpaceBook, loadOwnSpace, type OwnSpace, type SpaceBook } from '@shuye/api-client/calls';
import { AppError, failureMessage } from '@shuye/core-domain/error';
import { isLoggedInId } from '@shuye/core-domain/member';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Services } from '../../../services/Services.ts';
import type { OwnBook } from '../OwnBook.ts';
import { findOwnBook } from '../ownBooks.ts';
import { loadOwnShelf } from '../ownShelf.ts';
import { loadKnownBooks, mergeKnownBooks, saveKnownBooks, setKnownState } from './spaceRecord.ts';
import { storageWords } from './storageWords.ts';
import type { TransferOptions } from './TransferOptions.ts';

export interface Transfer {
  kind: 'upload' | 'download';
  /** From 0 to 1. */
  share: number;
}

export interface SpaceDesk {
  /** Whose space it is; '' until somebody was asked for. */
  account: string;
  /** Undefined until the server has told. */
  space?: OwnSpace | undefined;
  error?: AppError | undefined;
  /** What is on its way, by book. */
  transfers: Readonly<Record<string, Transfer>>;
  /** Why the last transfer of a book came to nothing, in one sentence. */
  faults: Readonly<Record<string, string>>;
  /** Asks the server what is there. */
  refresh: () => Promise<void>;
  /** Says whether the book stands in the space. */
  upload: (book: OwnBook) => Promise<boolean>;
  /** Says whether the book is on this device. */
  download: (book: Pick<SpaceBook, 'bookId' | 'upload'>) => Promise<boolean>;
  cancel: (bookId: string) => void;
  /** Deletes a book from the space. Rejects with an `AppError`. */
  remove: (bookId: string) => Promise<void>;
}

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const wordsOf = (error: unknown): string => storageWords(error) ?? failureMessage(error);

/** Tells and asks what was marked in a book; a page that lost its network does so with its next sync. */
async function syncAfter(services: Services, bookId: string): Promise<void> {
  try {
    const { syncMarks } = await import('./takePlaces.ts');
    await syncMarks(services, bookId);
  } catch (cause) {
    console.info('The marks of an own book were not synced.', cause);
  }
}

/** What goes on between this device and the space of the account; it goes on when its page is left. */
export function createSpaceDesk(services: Services): StoreApi<SpaceDesk> {
  const { client, userId, storage, randomId, nowMs } = services;
  const running = new Map<string, AbortController>();

  const store = createStore<SpaceDesk>()((set, get) => {
    const show = (bookId: string, transfer: Transfer): void =>
      set({ transfers: { ...get().transfers, [bookId]: transfer } });

    const refresh = async (): Promise<void> => {
      const account = userId();
      if (get().account !== account) set({ account, space: undefined, error: undefined, faults: {} });
      if (!isLoggedInId(account)) return;
      try {
        const space = await client.send(loadOwnSpace, undefined);
        // Somebody else may read here by now: their space is another.
        if (userId() !== account) return;
        saveKnownBooks(storage, mergeKnownBooks(loadKnownBooks(storage), space.books));
        set({ space, error: undefined });
      } catch (error) {
        if (userId() === account && error instanceof AppError) set({ error });
      }
      await loadOwnShelf(services);
    };

    /** One transfer of a book at a time; another account's login ends it. */
    const transfer = async (
      bookId: string,
      kind: Transfer['kind'],
      work: (options: TransferOptions, account: string) => Promise<void>,
    ): Promise<boolean> => {
      const account = userId();
      if (running.has(bookId)) return false;
      const abort = new AbortController();
      running.set(bookId, abort);
      set({ faults: without(get().faults, bookId) });
      show(bookId, { kind, share: 0 });
      const isOurs = (): boolean => {
        if (userId() !== account) abort.abort();
        return userId() === account;
      };
      const onProgress = (share: number): void => void (isOurs() && show(bookId, { kind, share }));
      const send: ApiClient['send'] = async (call, input, options) => {
        isOurs();
        return client.send(call, input, options);
      };
      try {
        await work({ send, signal: abort.signal, onProgress }, account);
        return userId() === account;
      } catch (error) {
        console.info('A transfer of an own book ended.', error);
        if (!isAbort(error) && userId() === account) set({ faults: { ...get().faults, [bookId]: wordsOf(error) } });
        return false;
      } finally {
        running.delete(bookId);
        set({ transfers: without(get().transfers, bookId) });
      }
    };

    return {
      account: '',
      transfers: {},
      faults: {},
      refresh,
      upload: async (book) => {
        const done = await transfer(book.bookId, 'upload', async (options) => {
          const { uploadBook } = await import('./uploadBook.ts');
          await uploadBook(book, options);
        });
        await refresh();
        if (done) await syncAfter(services, book.bookId);
        return done;
      },
      download: async (book) => {
        const done = await transfer(book.bookId, 'download', async (options, account) => {
          const { downloadBook } = await import('./downloadBook.ts');
          await downloadBook(book, { ...options, owner: account, edition: randomId(), nowMs });
          const kept = await findOwnBook(book.bookId, account);
          const chapters = kept?.chapters.map(({ chapterId }) => chapterId) ?? [];
          // Without the place the book opens at its beginning, and is read all the same.
          const { takeLatestPlace } = await import('./takePlaces.ts');
          await takeLatestPlace(services, book.bookId, chapters).catch((cause: unknown) => console.info(cause));
        });
        if (done) setKnownState(storage, [book.bookId], 'there');
        if (done) void syncAfter(services, book.bookId);
        await loadOwnShelf(services);
        return done;
      },
      cancel: (bookId) => running.get(bookId)?.abort(new DOMException('Given up.', 'AbortError')),
      remove: async (bookId) => {
        running.get(bookId)?.abort();
        await client.send(deleteSpaceBook, { bookId });
        setKnownState(storage, [bookId], 'gone');
        await refresh();
      },
    };
  });
  return store;
}
