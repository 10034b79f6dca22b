import type { Host } from '@shuye/host-bridges';
import type { ShelfKeeper } from './ShelfKeeper.ts';

/** How long after the page is seen again the shelf is synced again [CONST-64] [SHELF-35]. */
const SHELF_VISIBLE_RELOAD_MS = 500;

/** Starts the keeping of the shelf: now, when the page is seen again, and when the network is back. Gives the way to stop. */
export function keepShelfFresh(keeper: ShelfKeeper, { onNetworkChange }: Host['bridge'], page: Document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onVisibility = (): void => {
    clearTimeout(timer);
    if (page.visibilityState === 'visible') timer = setTimeout(() => void keeper.refresh(), SHELF_VISIBLE_RELOAD_MS);
  };
  const forget = onNetworkChange((isOnline) => {
    if (isOnline) void keeper.refresh();
  });
  page.addEventListener('visibilitychange', onVisibility);
  void keeper.start();
  return () => {
    page.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(timer);
    forget();
    keeper.stop();
  };
}
