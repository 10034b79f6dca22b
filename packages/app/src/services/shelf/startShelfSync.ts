import type { Host } from '@shuye/host-bridges';
import type { ShelfSyncService } from './ShelfSyncService.ts';

/** The shelf is synced again this long after the page is seen again [CONST-64] [SHELF-35]. */
const SHELF_VISIBLE_RELOAD_MS = 500;

/** Syncs the shelf now, when the page is seen again, and when the network is back. Returns what stops it. */
export function startShelfSync(
  service: ShelfSyncService,
  { onNetworkChange }: Host['bridge'],
  page: Document,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onVisibility = (): void => {
    clearTimeout(timer);
    if (page.visibilityState === 'visible') timer = setTimeout(() => void service.refresh(), SHELF_VISIBLE_RELOAD_MS);
  };
  const forget = onNetworkChange((isOnline) => {
    if (isOnline) void service.refresh();
  });
  page.addEventListener('visibilitychange', onVisibility);
  void service.start();
  return () => {
    page.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(timer);
    forget();
    service.stop();
  };
}
