import type { Host } from '@shuye/host-bridges';
import type { ShelfKeeper } from './ShelfKeeper.ts';

/** Starts the keeping of the shelf: now, when the page is seen again, and when the network is back. Gives the way to stop. */
export function keepShelfFresh(keeper: ShelfKeeper, { onNetworkChange }: Host['bridge'], page: Document): () => void {
  const onVisibility = (): void => {
    if (page.visibilityState === 'visible') void keeper.refresh();
  };
  const forget = onNetworkChange((isOnline) => {
    if (isOnline) void keeper.refresh();
  });
  page.addEventListener('visibilitychange', onVisibility);
  void keeper.start();
  return () => {
    page.removeEventListener('visibilitychange', onVisibility);
    forget();
    keeper.stop();
  };
}
