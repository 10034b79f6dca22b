import { isLoggedInId } from '@shuye/core-domain/member';
import type { Reader } from '@shuye/reader-engine';
import { pageVisibility, watchReadStretches } from '@shuye/reader-engine/session';
import { useEffect } from 'react';
import { createDiarySync } from '../../../services/createDiarySync.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { createDiaryStore } from '../../../stores/diaryStore.ts';

const after = (delay: number, action: () => void) => {
  const timer = setTimeout(action, delay);
  return () => clearTimeout(timer);
};

/** Counts time and characters of a visit for the reader's own statistics, of guests too; an account's go to its devices on leave. */
export function useReadingDiary(bookId: string, reader: Reader): void {
  const { storeOf, nowMs, userId } = useServices();
  useEffect(() => {
    const store = storeOf(createDiaryStore);
    const opener = userId();
    const stop = watchReadStretches({
      reader,
      bookId,
      clock: { nowMs, after, elapsed: () => performance.now() },
      visibility: pageVisibility(document),
      onRead: (stretch) => {
        // Another tab may have logged somebody else in, whose reading this is not (E18).
        if (!isLoggedInId(userId()) || userId() === opener) store.getState().add(stretch);
      },
    });
    return () => {
      stop();
      if (store.getState().diary.unsent.length === 0) return;
      const sync = storeOf(createDiarySync);
      // The client has written it to the log; it is sent with the next visit.
      sync().catch(() => undefined);
    };
  }, [bookId, reader, storeOf, nowMs, userId]);
}
