import { messages } from '@shuye/core-domain/error';
import { isNavigationBlocked } from '@shuye/core-domain/network';
import { matchRoute } from '../router/matchRoute.ts';
import type { Services } from './Services.ts';

const PATH = /^[^?#]*/;

/** Whether a page may be gone to now: without a network those that need a login may not, and a toast says why [ROUTE-61]. */
export function mayNavigate({ host, toaster }: Services, href: string): boolean {
  const route = matchRoute(PATH.exec(href)?.[0] ?? href)?.route;
  const isBlocked = isNavigationBlocked(host.bridge.isOnline(), route?.login ?? false);
  if (isBlocked) toaster.show(messages.offline);
  return !isBlocked;
}
