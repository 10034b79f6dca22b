import { notFoundMatch, matchRoute } from '../router/matchRoute.ts';
import type { Services } from '../services/Services.ts';
import { preloadRoute } from './preloadRoute.ts';
import { prefetches } from './screens.ts';
import { applyReadingTheme } from './applyReadingTheme.ts';

/**
 * Lays out the paper, fetches the code and, beside it, the data of the page that an address leads to. Settles when the
 * code is there, or did not come: the page is then rendered without a first loading view, and tells what is the matter.
 */
export async function openRoute(services: Services, pathname: string): Promise<void> {
  applyReadingTheme(pathname, services.readerSettings.getState().settings.theme);
  const { route, params } = matchRoute(pathname) ?? notFoundMatch;
  if (route.screen) void prefetches[route.screen]?.(services, params);
  try {
    await preloadRoute(route);
  } catch (error) {
    console.warn(error);
  }
}
