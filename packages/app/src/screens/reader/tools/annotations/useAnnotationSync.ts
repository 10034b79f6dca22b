import { useEffect } from 'react';
import { useServices } from '../../../../services/ServicesContext.tsx';
import { createAnnotationStore } from '../../../../stores/annotationStore.ts';
import { createAnnotationSync } from '../../../../services/createAnnotationSync.ts';

/** Changes of so long travel together, ms. */
const TOGETHER_MS = 1000;

/** Syncs when a book is opened, after each change, when the page is seen again and when the network is back. */
export function useAnnotationSync(): void {
  const { storeOf, host } = useServices();
  useEffect(() => {
    const store = storeOf(createAnnotationStore);
    const sync = storeOf(createAnnotationSync);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const syncSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void sync(), TOGETHER_MS);
    };
    const onVisibility = () => {
      if (document.visibilityState === 'visible') store.getState().change((record) => record);
      void sync();
    };
    const stops = [
      store.subscribe(({ record }, before) => {
        if (record.unsent.length > 0 && record.unsent !== before.record.unsent) syncSoon();
      }),
      host.bridge.onNetworkChange((isOnline) => {
        if (isOnline) void sync();
      }),
    ];
    document.addEventListener('visibilitychange', onVisibility);
    void sync();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      for (const stop of stops) stop();
      void sync();
    };
  }, [storeOf, host]);
}
