import { tabOfPath, tabs, tabTarget, type TabId } from '@shuye/core-domain/tab-bar';
import { MineIcon, ShelfIcon, StoreIcon, TabBar } from '@shuye/ui';
import { useIsTabBarVisible } from '../features/tab-bar/useIsTabBarVisible.ts';
import { useLocation, useRoute } from '../router/index.ts';
import type { Services } from '../services/Services.ts';
import { useServices } from '../services/ServicesContext.tsx';

const ICONS = { shelf: ShelfIcon, home: StoreIcon, myself: MineIcon } as const satisfies Record<TabId, unknown>;

/** Reports a tap. The code for it is loaded by the first one, and a tap leads on even when that fails. */
const reportTap = (services: Services, page: string, tab: string): void =>
  void import('../services/sendEvent.ts').then(
    ({ sendEvent }) => sendEvent(services, { kind: 'click', page, name: 'tab', fields: { tab } }),
    () => undefined,
  );

/** Every tab keeps the query, and each tap is reported [TAB-03] [TAB-08]. */
export default function MainTabs() {
  const services = useServices();
  const { pathname, search } = useLocation();
  const page = useRoute()?.name ?? '';
  return useIsTabBarVisible(true) ? (
    <TabBar
      tabs={tabs.map((tab) => ({ id: tab.id, label: tab.title, href: tabTarget(tab, search), icon: ICONS[tab.id] }))}
      activeId={tabOfPath(pathname)}
      onSelect={(tab) => reportTap(services, page, tab)}
    />
  ) : null;
}
