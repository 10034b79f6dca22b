import { deviceName } from '@shuye/core-domain/host';
import { isLoggedInId } from '@shuye/core-domain/member';
import { recordVisit, type Spot } from '@shuye/core-domain/visits';
import type { Reader } from '@shuye/reader-engine';
import { useEffect } from 'react';
import { createVisitSync } from '../../../services/createVisitSync.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { createVisitStore } from '../../../stores/visitStore.ts';

/** Pages that are leafed through are not worth a write each, ms. */
const RECORD_AFTER_MS = 1000;

/** Gives the place of reading; none in a chapter that is not there, or that stands for one that is gone. */
function spotOf(reader: Reader): Spot | undefined {
  const state = reader.getState();
  if (state.status !== 'reading' || state.chapter.status !== 'ready' || state.isSubstitute) return undefined;
  return { place: state.place, index: state.chapter.index, chapterTitle: state.chapter.chapter.title };
}

const isAt = ({ place: a }: Spot, { place: b }: Spot): boolean => a.chapterId === b.chapterId && a.offset === b.offset;

/** Keeps the line of places of a book: each visit, and each place before a jump. */
export function useVisits(bookId: string, reader: Reader): void {
  const { storeOf, nowMs, randomId, userId, userAgent } = useServices();
  useEffect(() => {
    const store = storeOf(createVisitStore);
    const opener = userId();
    const device = deviceName(userAgent);
    let id = randomId();
    let isBegun = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The client has written it to the log; the next visit tries again.
    const sync = () => void storeOf(createVisitSync)(bookId).catch(() => undefined);

    const record = () => {
      clearTimeout(timer);
      timer = undefined;
      const spot = spotOf(reader);
      // Another tab may have logged somebody else in, whose place this is not (E18).
      if (!spot || (isLoggedInId(userId()) && userId() !== opener)) return;
      store.getState().change(bookId, (visits) => {
        // Opened where it was left: nothing was read yet.
        if (!isBegun && visits[0] && isAt(visits[0].here, spot)) return visits;
        isBegun = true;
        const recorded = recordVisit(visits, spot, { id, newId: randomId, device, nowMs: nowMs() });
        id = recorded.id;
        return recorded.visits;
      });
    };
    let shown = spotOf(reader)?.place.chapterId;
    const follow = () => {
      const chapterId = spotOf(reader)?.place.chapterId;
      // A jump that is followed by another at once must not take the place between them away.
      if (chapterId !== undefined && chapterId !== shown) {
        shown = chapterId;
        record();
      } else timer ??= setTimeout(record, RECORD_AFTER_MS);
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') record();
    };
    const unsubscribe = reader.subscribe(follow);
    document.addEventListener('visibilitychange', onHide);
    record();
    sync();
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHide);
      record();
      sync();
    };
  }, [bookId, reader, storeOf, nowMs, randomId, userId, userAgent]);
}
