import type { ReadingDay } from '@shuye/core-domain/statistics';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSeenAgain } from '../../hooks/useSeenAgain.ts';
import { createDiarySync } from '../../services/createDiarySync.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { createDiaryStore } from '../../stores/diaryStore.ts';

interface ReadingDays {
  days: readonly ReadingDay[];
  /** `asking`: days of other devices may still come; `failed`: they did not. */
  others: 'asking' | 'known' | 'failed';
  sync: () => void;
  clear: () => void;
}

/** The days are asked for anew when the page is opened or seen again, which may be on another day. */
export function useReadingDays(): ReadingDays {
  const { storeOf } = useServices();
  const store = storeOf(createDiaryStore);
  const days = useStore(store, ({ diary }) => diary.days);
  const [others, setOthers] = useState<ReadingDays['others']>('asking');
  const load = useCallback(() => {
    storeOf(createDiarySync)().then(
      () => setOthers('known'),
      // Of days that came once the reader is not told that a later question had no answer.
      () => setOthers((before) => (before === 'known' ? before : 'failed')),
    );
  }, [storeOf]);
  const sync = useCallback(() => {
    setOthers('asking');
    load();
  }, [load]);
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
  return { days, others, sync, clear };
}
