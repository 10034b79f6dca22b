import { matchRoute } from '../router/matchRoute.ts';
import { notFound, type AppRoute } from '../routes.ts';
import { lazyKeptPages } from './lazyKeptPages.tsx';
import { lazyTabs } from './lazyTabs.ts';
import { screenOf } from './screens.ts';

export async function preloadRoute({
  screen = notFound.screen,
  tabBar = false,
  keepAlive = false,
}: AppRoute): Promise<void> {
  await Promise.all([screenOf(screen).preload(), tabBar && lazyTabs.preload(), keepAlive && lazyKeptPages.preload()]);
}

const PATH = /^[^?#]*/;

/** Runs while the finger is still on the link. A failure shows when the page is asked for. */
export function preloadPage(href: string): void {
  const route = matchRoute(PATH.exec(href)?.[0] ?? href)?.route;
  if (route) preloadRoute(route).catch(() => undefined);
}
