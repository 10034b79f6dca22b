import { useEffect, useRef } from 'react';
import { useLocation } from '../router/index.ts';
import { notFoundMatch, matchRoute } from '../router/matchRoute.ts';
import { sendEvent, sendQueuedEvents } from '../services/sendEvent.ts';
import type { Services } from '../services/Services.ts';
import { TileEvents } from './TileEvents.tsx';

/** Reports each page that is opened, and its books [EVT-01]; what waits is sent before the page goes away. */
export function PageViews({ services }: { services: Services }) {
  const { pathname } = useLocation();
  const reported = useRef<string>(undefined);

  useEffect(() => {
    if (reported.current === pathname) return;
    reported.current = pathname;
    const { route, params } = matchRoute(pathname) ?? notFoundMatch;
    const fields = Object.fromEntries(Object.entries(params).map(([name, value = '']) => [name, value]));
    sendEvent(services, { kind: 'page', page: route.name, name: 'view', fields });
  }, [services, pathname]);

  useEffect(() => {
    const sendNow = (): void => sendQueuedEvents(services, true);
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') sendNow();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', sendNow);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', sendNow);
    };
  }, [services]);

  return <TileEvents key={pathname} services={services} pathname={pathname} />;
}
