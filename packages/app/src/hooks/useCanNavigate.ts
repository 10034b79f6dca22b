import { messages } from '@shuye/core-domain/error';
import { isNavigationBlocked } from '@shuye/core-domain/network';
import { useCallback } from 'react';
import { matchRoute } from '../router/matchRoute.ts';
import { useServices } from '../services/ServicesContext.tsx';

const PATH = /^[^?#]*/;

/** Whether a page may be gone to now: without a network those that need a login may not, and a toast says why [ROUTE-61]. */
export function useCanNavigate(): (href: string) => boolean {
  const { host, toaster } = useServices();
  return useCallback(
    (href) => {
      const route = matchRoute(PATH.exec(href)?.[0] ?? href)?.route;
      const isBlocked = isNavigationBlocked(host.bridge.isOnline(), route?.login ?? false);
      if (isBlocked) toaster.show(messages.offline);
      return !isBlocked;
    },
    [host, toaster],
  );
}
