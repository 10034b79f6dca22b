import type { Host } from '@shuye/host-bridges';
import type { StoreApi } from 'zustand/vanilla';

/** Changes of so long travel together, ms. */
const TOGETHER_MS = 1000;

interface ItemStoreState<Record> {
  record: Record;
  change: (make: (record: Record) => Record) => Record;
}

export type ItemStore<Record> = Pick<StoreApi<ItemStoreState<Record>>, 'subscribe' | 'getState'>;

/** Syncs now, after each change, when the page is seen again, when the network is back, and once more at the end. */
export function keepInStep<Record extends { unsent: readonly string[] }>(
  store: ItemStore<Record>,
  sync: () => Promise<unknown>,
  { onNetworkChange }: Pick<Host['bridge'], 'onNetworkChange'>,
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const syncSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void sync(), TOGETHER_MS);
  };
  const onVisibility = () => {
    // Another tab may have changed what is stored.
    if (page.visibilityState === 'visible') store.getState().change((record) => record);
    void sync();
  };
  const stops = [
    store.subscribe(({ record }, before) => {
      if (record.unsent.length > 0 && record.unsent !== before.record.unsent) syncSoon();
    }),
    onNetworkChange((isOnline) => {
      if (isOnline) void sync();
    }),
  ];
  page.addEventListener('visibilitychange', onVisibility);
  void sync();
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', onVisibility);
    for (const stop of stops) stop();
    void sync();
  };
}
