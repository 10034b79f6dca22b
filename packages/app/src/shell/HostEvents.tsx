import { takeBack } from '@shuye/ui';
import { useEffect } from 'react';
import type { Services } from '../services/Services.ts';
import { createShelfEditStore } from '../stores/shelfEditStore.ts';

/** How long after the host shows the page again its shelf is asked for, without a word [SHELF-36]. */
const SHELF_RELOAD_MS = 70;

/**
 * Follows what the host says of its page: hidden, the shelf is edited no more; shown, it is asked for again [SHELF-32]
 * (D-141). Its back key closes what lies over the page before it leaves the page.
 */
export function HostEvents({ services: { host, shelfSyncService, storeOf } }: { services: Services }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = host.bridge.onPageEvent?.((event) => {
      clearTimeout(timer);
      if (event === 'pageHide') storeOf(createShelfEditStore).getState().leave();
      else timer = setTimeout(() => void shelfSyncService.refresh(), SHELF_RELOAD_MS);
    });
    const stopBack = host.bridge.onBack?.(takeBack);
    return () => {
      clearTimeout(timer);
      stopBack?.();
      stop?.();
    };
  }, [host, shelfSyncService, storeOf]);
  return null;
}
