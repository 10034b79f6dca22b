import type { AppRoute } from '../routes.ts';
import { lazyTabs } from './lazyTabs.ts';

/** Fetches all code of a page ahead of its rendering: its screen, and its tab bar where it has one. */
export async function preloadRoute({ screen, tabBar = false }: AppRoute): Promise<void> {
  await Promise.all([screen.preload(), tabBar ? lazyTabs.preload() : undefined]);
}
