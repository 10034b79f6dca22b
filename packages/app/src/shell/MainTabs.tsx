import { TabBar } from '@shuye/ui';
import { useTabBarShows } from '../features/tab-bar/useTabBarShows.ts';
import { useLocation } from '../router/index.ts';

/** The bottom tab bar of a route that has one; every tab keeps the query [TAB-03]. */
export function MainTabs({ activeId }: { activeId: string }) {
  const { search } = useLocation();
  return useTabBarShows(true) ? <TabBar activeId={activeId} query={search} /> : null;
}
