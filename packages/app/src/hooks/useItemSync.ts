import { useEffect } from 'react';
import type { StoreApi } from 'zustand';
import { useServices } from '../services/ServicesContext.tsx';

/** Changes of so long travel together, ms. */
const TOGETHER_MS = 1000;

interface ItemStoreState<Record> {
  record: Record;
  change: (make: (record: Record) => Record) => Record;
}

/** A store of a reader's items, which says what waits to be sent. */
type ItemStore<Record> = Pick<StoreApi<ItemStoreState<Record>>, 'subscribe' | 'getState'>;

/** Syncs when the page that needs the items is opened, after each change, when it is seen again and when the network is back. */
export function useItemSync<Record extends { unsent: readonly string[] }>(
  store: ItemStore<Record>,
  sync: () => Promise<void>,
): void {
  const { host } = useServices();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const syncSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void sync(), TOGETHER_MS);
    };
    const onVisibility = () => {
      // Another tab may have changed what is stored.
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
  }, [store, sync, host]);
}
