import { matchRoute } from '../router/matchRoute.ts';
import { notFound, type AppRoute } from '../routes.ts';
import { lazyKeptPages } from './lazyKeptPages.tsx';
import { lazyTabs } from './lazyTabs.ts';
import { screenOf } from './screens.ts';

/** Fetches all code of a page ahead of its rendering: its screen, its tab bar where it has one, and what keeps it. */
export async function preloadRoute({
  screen = notFound.screen,
  tabBar = false,
  keepAlive = false,
}: AppRoute): Promise<void> {
  await Promise.all([screenOf(screen).preload(), tabBar && lazyTabs.preload(), keepAlive && lazyKeptPages.preload()]);
}

const PATH = /^[^?#]*/;

/** Fetches the page behind an address while the finger is still on its link. A failure shows when the page is asked for. */
export function preloadPage(href: string): void {
  const route = matchRoute(PATH.exec(href)?.[0] ?? href)?.route;
  if (route) preloadRoute(route).catch(() => undefined);
}
