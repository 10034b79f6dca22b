import { TabBar } from '@shuye/ui';
import { useTabBarShows } from '../features/tab-bar/useTabBarShows.ts';
import { useLocation, useRoute } from '../router/index.ts';
import type { Services } from '../services/Services.ts';
import { useServices } from '../services/ServicesContext.tsx';

/** Tells of a tap; the code for it comes with the first, and a tap leads on whether it comes or not. */
const tell = (services: Services, page: string, tab: string): void =>
  void import('../services/sendEvent.ts').then(
    ({ sendEvent }) => sendEvent(services, { kind: 'click', page, name: 'tab', fields: { tab } }),
    () => undefined,
  );

/** The bottom tab bar of a route that has one; every tab keeps the query, and each tap is told [TAB-03] [TAB-08]. */
export default function MainTabs() {
  const services = useServices();
  const { search } = useLocation();
  const page = useRoute()?.name ?? '';
  return useTabBarShows(true) ? (
    <TabBar activeId={page} query={search} onSelect={(tab) => tell(services, page, tab)} />
  ) : null;
}
