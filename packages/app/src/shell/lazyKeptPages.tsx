import { useLocation } from '../router/index.ts';
import { lazyScreen } from '../router/lazyScreen.tsx';
import { matchRoute } from '../router/matchRoute.ts';
import { RoutePage } from './RoutePage.tsx';

/** A page that cannot be kept is shown all the same. */
function PageOnly() {
  const match = matchRoute(useLocation().pathname);
  return match?.route.keepAlive && <RoutePage {...match} />;
}

/** The code comes with the first page that is kept, since most readers come to pages that are not. */
export const lazyKeptPages = lazyScreen(() => import('./KeptPages.tsx').catch(() => ({ default: PageOnly })));
