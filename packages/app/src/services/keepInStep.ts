import type { Host } from '@shuye/host-bridges';
import type { StoreApi } from 'zustand/vanilla';

/** Changes of so long travel together, ms. */
const TOGETHER_MS = 1000;

interface ItemStoreState<Record> {
  record: Record;
  change: (make: (record: Record) => Record) => Record;
}

export type ItemStore<Record> = Pick<StoreApi<ItemStoreState<Record>>, 'subscribe' | 'getState'>;

export interface Synced {
  unsent: readonly string[];
  /** Of all stamps: each change here has a later one. */
  highest: number;
}

/** An answer leaves what waits as it is: only something new is sent soon. */
const isNew = (record: Synced, before: Synced): boolean =>
  record.unsent.length > 0 &&
  (record.highest !== before.highest || record.unsent.join(' ') !== before.unsent.join(' '));

/**
 * Syncs now, after each change, when the page is seen again and when the network is back; when it is hidden and at the end
 * only what waits.
 */
export function keepInStep<Record extends Synced>(
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
  const sendWaiting = () => {
    if (store.getState().record.unsent.length > 0) void sync();
  };
  const onVisibility = () => {
    if (page.visibilityState !== 'visible') {
      sendWaiting();
      return;
    }
    // Another tab may have changed what is stored.
    store.getState().change((record) => record);
    void sync();
  };
  const stops = [
    store.subscribe(({ record }, before) => {
      if (isNew(record, before.record)) syncSoon();
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
    sendWaiting();
  };
}
