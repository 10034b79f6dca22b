import type { ReadingDay } from '@shuye/core-domain/statistics';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
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

/** The days are asked for anew when the page is opened. */
export function useReadingDays(): ReadingDays {
  const { storeOf } = useServices();
  const store = storeOf(createDiaryStore);
  const days = useStore(store, ({ diary }) => diary.days);
  const [others, setOthers] = useState<ReadingDays['others']>('asking');
  const load = useCallback(() => {
    storeOf(createDiarySync)().then(
      () => setOthers('known'),
      () => setOthers('failed'),
    );
  }, [storeOf]);
  const sync = useCallback(() => {
    setOthers('asking');
    load();
  }, [load]);
  useEffect(() => {
    // Another tab, or a login, may have changed what is stored.
    store.getState().change((diary) => diary);
    load();
  }, [store, load]);
  const clear = useCallback(() => {
    store.getState().clear();
    sync();
  }, [store, sync]);
  return { days, others, sync, clear };
}
