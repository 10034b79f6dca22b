import { messages } from '@shuye/core-domain/error';
import { needsLogin } from '@shuye/core-domain/member';
import { isNavigationBlocked } from '@shuye/core-domain/network';
import { useCallback } from 'react';
import { useServices } from './ServicesContext.tsx';

const PATH = /^[^?#]*/;

/** Whether a page may be gone to now: without a network those that need a login may not, and a toast says why [ROUTE-61]. */
export function useMayGo(): (href: string) => boolean {
  const { host, toaster } = useServices();
  return useCallback(
    (href) => {
      const isBlocked = isNavigationBlocked(host.bridge.isOnline(), needsLogin(PATH.exec(href)?.[0] ?? href));
      if (isBlocked) toaster.show(messages.offline);
      return !isBlocked;
    },
    [host, toaster],
  );
}
