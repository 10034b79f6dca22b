import { LinkProvider } from '@shuye/ui';
import { lazy, Suspense } from 'react';
import { useWindowQuery } from '../hooks/useWindowQuery.ts';
import { useLocation } from '../router/index.ts';
import { matchRoute } from '../router/matchRoute.ts';
import type { Services } from '../services/Services.ts';
import { ServicesProvider } from '../services/ServicesContext.tsx';
import { AppLink } from './AppLink.tsx';
import { loadPersistently } from '../services/loadPersistently.ts';
import { preloadPage } from './preloadRoute.ts';

/** From here on styles keep room for the header of the site and hide the tab bar. */
const SITE_WIDTH = '(min-width: 1024px)';

const SiteHeader = lazy(() => loadPersistently(() => import('./site/SiteHeader.tsx')));

/** In a wide window the product is a site: a header in place of the tab bar, on every page but the reader's. */
export function WideWindow({ services }: { services: Services }) {
  const isWide = useWindowQuery(SITE_WIDTH);
  const screen = matchRoute(useLocation().pathname)?.route.screen;
  if (!isWide || screen?.startsWith('reader')) return null;
  return (
    <ServicesProvider value={services}>
      <LinkProvider linkAs={AppLink} preload={preloadPage}>
        <Suspense>
          <SiteHeader />
        </Suspense>
      </LinkProvider>
    </ServicesProvider>
  );
}
