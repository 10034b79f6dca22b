import type { Book } from '@shuye/core-domain/book';
import type { Reader, ReaderState } from '@shuye/reader-engine';
import { useEffect } from 'react';
import { wait } from '../../../services/wait.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { useReaderState } from '../book/useReaderState.ts';
import { useOfflinePlace } from './useOfflinePlace.ts';
import { useCacheOwner } from './useCacheOwner.ts';

const listOf = (state: ReaderState) => (state.status === 'reading' ? state.list : undefined);

/** Keeps a book that is read on the device, so that it opens without a network, and what is read of it then. */
export function useOfflineCopy(book: Book, reader: Reader): void {
  useOfflinePlace(book, reader);
  const { nowMs } = useServices();
  const owner = useCacheOwner();
  const list = useReaderState(reader, listOf);
  useEffect(() => {
    // A device that keeps nothing, a private window for one, reads on with its network.
    if (!list || !('indexedDB' in window)) return;
    // The same code finds the book again later: fetched now, it is there without a network.
    wait()
      .then(() => import('./offlineBooks.ts'))
      .then(({ storeOfflineBook }) => storeOfflineBook({ book, list }, owner, nowMs()))
      .catch((cause: unknown) => console.info('The book was not kept.', cause));
  }, [book, list, owner, nowMs]);
}
