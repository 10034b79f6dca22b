import { TabBar } from '@shuye/ui';
import { useTabBarShows } from '../features/tab-bar/useTabBarShows.ts';
import { findRoute } from '../router/findRoute.ts';
import { useLocation } from '../router/index.ts';

/** The bottom tab bar of a route that has one; every tab keeps the query [TAB-03]. */
export default function MainTabs() {
  const { pathname, search } = useLocation();
  const activeId = findRoute(pathname)?.name ?? '';
  return useTabBarShows(true) ? <TabBar activeId={activeId} query={search} /> : null;
}
