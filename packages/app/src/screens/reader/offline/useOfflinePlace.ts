import type { Book } from '@shuye/core-domain/book';
import { bookmarkOf } from '@shuye/core-domain/progress';
import type { Reader } from '@shuye/reader-engine';
import { useEffect } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';

/**
 * The shelf hears of each change of chapter [READER-26]; without a network there is often one chapter to read. What was
 * read of it is told as well: when the network is back, and when the page is left before. Not while another
 * device's place is in question: that one would be overwritten.
 */
export function useOfflinePlace({ bookId, format }: Book, reader: Reader): void {
  const { shelf, host, nowMs } = useServices();
  const { bridge } = host;

  useEffect(() => {
    const tell = () => {
      const state = reader.getState();
      const { readingOf, touch } = shelf.getState();
      if (state.status !== 'reading' || state.chapter.status !== 'ready' || state.isSubstitute) return;
      if (readingOf(bookId)?.isOwn !== true) return;
      touch(bookId, bookmarkOf(format, state.chapter.chapter, state.list.chapters.length, state.place), nowMs());
    };
    const tellUnsent = () => {
      if (!bridge.isOnline()) tell();
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') tellUnsent();
    };
    const stop = bridge.onNetworkChange((isOnline) => {
      if (isOnline) tell();
    });
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', tellUnsent);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', tellUnsent);
      tellUnsent();
    };
  }, [bookId, format, reader, shelf, bridge, nowMs]);
}
