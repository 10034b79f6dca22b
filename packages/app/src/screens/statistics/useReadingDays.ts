import type { ReadingDay } from '@shuye/core-domain/statistics';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useSeenAgain } from '../../hooks/useSeenAgain.ts';
import { createDiarySync, type DiarySyncOptions } from '../../services/createDiarySync.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { createDiaryStore } from '../../stores/diaryStore.ts';

interface ReadingDays {
  days: readonly ReadingDay[];
  /** `asking`: days of other devices may still come; `failed`: they did not. */
  others: 'asking' | 'known' | 'failed';
  sync: () => void;
  /** Gives up what hangs, too. */
  syncAnew: () => void;
  clear: () => void;
}

/** The days are asked for anew when the page is opened or seen again, which may be on another day. */
export function useReadingDays(): ReadingDays {
  const { storeOf } = useServices();
  const store = storeOf(createDiaryStore);
  const days = useStore(store, ({ diary }) => diary.days);
  const [others, setOthers] = useState<ReadingDays['others']>('asking');
  const loads = useRef(0);
  const load = useCallback(
    (options?: DiarySyncOptions) => {
      loads.current += 1;
      const mine = loads.current;
      storeOf(createDiarySync)(options).then(
        () => setOthers('known'),
        // Of days that came once the reader is not told that a later question had no answer, nor of one that was given up.
        () => setOthers((before) => (before === 'known' || mine !== loads.current ? before : 'failed')),
      );
    },
    [storeOf],
  );
  const sync = useCallback(() => {
    setOthers('asking');
    load();
  }, [load]);
  const syncAnew = useCallback(() => load({ isAnew: true }), [load]);
  const take = useCallback(() => {
    // Another tab, or a login, may have changed what is stored.
    store.getState().change((diary) => diary);
    load();
  }, [store, load]);
  useEffect(take, [take]);
  useSeenAgain(take);
  const clear = useCallback(() => {
    store.getState().clear();
    sync();
  }, [store, sync]);
  return { days, others, sync, syncAnew, clear };
}
